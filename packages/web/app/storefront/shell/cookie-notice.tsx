import { Button } from "@pecacerta/ui/button.tsx";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { onStorageChange } from "../../client/storage.ts";
import { CONSENT_KEY, giveConsent, hasConsented } from "../companies/cookie-consent.ts";
import "./cookie-notice.css";

/** Overlays the bottom of the page until it is accepted in any tab. */
export function CookieNotice() {
  const [isVisible, setVisible] = useState(() => !hasConsented());
  useEffect(() => onStorageChange(CONSENT_KEY, () => setVisible(!hasConsented())), []);
  if (!isVisible) return null;
  const close = () => {
    giveConsent();
    setVisible(false);
  };
  return (
    <section className="cookie-notice" aria-label={m.cookies()}>
      <p>
        <span className="cookie-short">{m.cookies_short()}</span>
        <span className="cookie-long">{m.cookies_text()}</span> <a href="/terms">{m.cookies_more()}</a>
      </p>
      <Button onClick={close}>{m.cookies_ok()}</Button>
    </section>
  );
}
