import { m } from "#messages";

/** Tells visitors without scripts that cart and account need them. */
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
