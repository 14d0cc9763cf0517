import { m } from "#messages";
import { SearchForm } from "../search/search-form.tsx";
import "./banner.css";

/** Leads to the search by part number. */
export function Banner() {
  return (
    <section className="banner" aria-labelledby="banner">
      <div className="frame banner-inside">
        <div className="banner-text">
          <h2 id="banner" className="banner-title">
            {m.banner_title()}
          </h2>
          <p>{m.banner_hint()}</p>
          <SearchForm id="banner-search" />
        </div>
      </div>
      <picture>
        <source media="(width < 62rem)" srcSet="/pictures/banner-frenagem-720.webp" width={720} height={480} />
        <img
          src="/pictures/banner-frenagem-1320.webp"
          alt=""
          className="banner-picture"
          width={1320}
          height={360}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </section>
  );
}
