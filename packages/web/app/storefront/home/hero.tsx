import { m } from "#messages";
import { SearchForm } from "../search/search-form.tsx";
import { VehicleFinder } from "./vehicle-finder.tsx";
import "./hero.css";

type Props = { shortcuts: readonly { slug: string; name: string }[] };

/** The vehicle finder; without scripts a search by name. */
export function Hero({ shortcuts }: Props) {
  return (
    <section className="hero">
      <img
        src="/pictures/hero-car-1600.webp"
        srcSet="/pictures/hero-car-800.webp 800w, /pictures/hero-car-1600.webp 1600w"
        sizes="100vw"
        alt=""
        className="hero-picture"
        width={1600}
        height={600}
        fetchPriority="high"
      />
      <div className="frame hero-text">
        <h1 className="hero-title">{m.hero_title()}</h1>
        <VehicleFinder />
        <div className="hero-search">
          <p className="hero-hint">{m.hero_hint()}</p>
          <SearchForm id="hero-search" />
        </div>
        <ul className="hero-terms" aria-label={m.frequent_searches()}>
          {shortcuts.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/catalog/${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
