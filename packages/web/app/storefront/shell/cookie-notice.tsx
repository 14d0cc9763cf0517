import { useEffect, useState } from "react";
import "../../css/cookie-notice.css";
import { followKept } from "../../client/kept.ts";
import { useHeaderText } from "../../texts/header-text.ts";
import { Button } from "../../ui/button.tsx";
import { CONSENT_KEY, consent, hasConsented } from "./cookie-consent.ts";

/** Lies over the foot of the page until somebody presses Ok, in this tab or another: nothing moves for it. */
export function CookieNotice() {
  const text = useHeaderText();
  const [isDue, setDue] = useState(() => !hasConsented());
  useEffect(() => followKept(CONSENT_KEY, () => setDue(!hasConsented())), []);
  if (!isDue) return null;
  const close = () => {
    consent();
    setDue(false);
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
