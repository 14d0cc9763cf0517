import { useEffect, useState } from "react";
import "../../css/cookie-notice.css";
import { Button } from "@pecacerta/ui/button.tsx";
import { onStorageChange } from "../../client/storage.ts";
import { useHeaderText } from "../../texts/header-text.ts";
import { CONSENT_KEY, giveConsent, hasConsented } from "../company/cookie-consent.ts";

/** Overlays the bottom of the page until it is accepted in any tab. */
export function CookieNotice() {
  const text = useHeaderText();
  const [isVisible, setVisible] = useState(() => !hasConsented());
  useEffect(() => onStorageChange(CONSENT_KEY, () => setVisible(!hasConsented())), []);
  if (!isVisible) return null;
  const close = () => {
    giveConsent();
    setVisible(false);
  };
  return (
    <section className="cookie-notice" aria-label={text("TEXT_COOKIES")}>
      <p>
        {text("TEXT_COOKIES_TEXT")} <a href="/terms">{text("TEXT_COOKIES_MORE")}</a>
      </p>
      <Button onClick={close}>{text("TEXT_COOKIES_OK")}</Button>
    </section>
  );
}
