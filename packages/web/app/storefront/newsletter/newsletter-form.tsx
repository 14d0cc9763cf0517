import { buttonClass } from "@pecacerta/ui/button.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { type FormEvent, useRef, useState } from "react";
import { m } from "#messages";
import "./newsletter-form.css";

/** Subscribes to the company's newsletter. Without scripts the browser posts the form itself. */
export function NewsletterForm() {
  const isAlive = useHydrated();
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
      if (problem) {
        setError(problem);
        form.querySelector("input")?.focus();
      } else form.reset();
    } catch {
      // The module could not be fetched: the browser can still post the form.
      form.noValidate = false;
      if (form.reportValidity()) form.submit();
    } finally {
      isSending.current = false;
    }
  };
  return (
    <section className="frame news">
      <div>
        <h2 className="news-title">{m.news()}</h2>
        <p>{m.news_hint()}</p>
      </div>
      <form method="post" action="/ecommerce/mailing/newsletter" noValidate={isAlive} onSubmit={submit}>
        <label className="field-label" htmlFor="news-email">
          {m.news_email()}
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
            {m.news_subscribe()}
          </button>
        </div>
        <p id="news-fault" className="news-fault" aria-live="assertive">
          {error}
        </p>
      </form>
    </section>
  );
}
