import { m } from "#messages";

/** What is dead without scripts says why: carts and accounts live in the browser. */
export const NoScript = () => (
  <noscript>
    <div className="frame pt-4">
      <p className="notice notice-warning">
        <span>
          {m.no_script()}{" "}
          <a href="/contact-us" className="link">
            {m.no_script_contact()}
          </a>
          .
        </span>
      </p>
    </div>
  </noscript>
);
