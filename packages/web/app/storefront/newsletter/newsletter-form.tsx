import { useContactText } from "../../texts/contact-text.ts";
import { buttonClass } from "../../ui/button.tsx";

/**
 * Stands on every page and is drawn once: `NewsletterHost` sends it. A browser that runs no scripts sends it by itself.
 */
export function NewsletterForm() {
  const text = useContactText();
  return (
    <section className="frame news">
      <div>
        <h2 className="footer-title">{text("TEXT_NEWS")}</h2>
        <p>{text("TEXT_NEWS_HINT")}</p>
      </div>
      <form method="post" action="/ecommerce/mailing/newsletter" data-newsletter="">
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
            aria-describedby="news-fault"
          />
          <button type="submit" className={buttonClass({})}>
            {text("TEXT_NEWS_SUBSCRIBE")}
          </button>
        </div>
        {/* Empty until something is wrong: a page has no alert that says nothing. */}
        <p id="news-fault" className="news-fault" aria-live="assertive" />
      </form>
    </section>
  );
}
