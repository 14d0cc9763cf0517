import { buttonClass } from "@pecacerta/ui/button.tsx";
import { type FormEvent, useRef, useState } from "react";
import { useContactText } from "../../texts/contact-text.ts";

/** Subscribes to the company's newsletter. Without scripts the browser posts the form itself. */
export function NewsletterForm() {
  const text = useContactText();
  const [error, setError] = useState("");
  const isSending = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setError("");
    const form = event.currentTarget;
    try {
      const { sendNewsletterSubscription: subscribeToNewsletter } = await import("./subscribe-to-newsletter.ts");
      const problem = await subscribeToNewsletter(String(new FormData(form).get("email")));
      if (problem) setError(problem);
      else form.reset();
    } catch {
      // The module could not be fetched: the browser can still post the form.
      form.submit();
    } finally {
      isSending.current = false;
    }
  };
  return (
    <section className="frame news">
      <div>
        <h2 className="footer-title">{text("TEXT_NEWS")}</h2>
        <p>{text("TEXT_NEWS_HINT")}</p>
      </div>
      <form method="post" action="/ecommerce/mailing/newsletter" onSubmit={submit}>
        <label className="field-label" htmlFor="news-email">
          {text("TEXT_NEWS_EMAIL")}
        </label>
        <div className="news-fields">
          <input
            id="news-email"
            className="input"
            type="email"
            name="email"
            required
            autoComplete="email"
            aria-invalid={error !== ""}
            aria-describedby="news-fault"
          />
          <button type="submit" className={buttonClass({})}>
            {text("TEXT_NEWS_SUBSCRIBE")}
          </button>
        </div>
        <p id="news-fault" className="news-fault" aria-live="assertive">
          {error}
        </p>
      </form>
    </section>
  );
}
