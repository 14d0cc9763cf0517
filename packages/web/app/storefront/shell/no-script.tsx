import { footerText as text } from "../../texts/footer-text.ts";

/** What is dead without scripts says why: carts and accounts live in the browser. */
export const NoScript = () => (
  <noscript>
    <div className="frame pt-4">
      <p className="notice notice-warning">
        <span>
          {text("TEXT_NO_SCRIPT")}{" "}
          <a href="/contact-us" className="underline">
            {text("TEXT_NO_SCRIPT_CONTACT")}
          </a>
          .
        </span>
      </p>
    </div>
  </noscript>
);
