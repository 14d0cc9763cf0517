import { useHomeText } from "../../texts/home-text.ts";
import type { CategoryTile } from "../catalog/category-tile.ts";
import { SearchForm } from "../shell/search-form.tsx";

/** The other way to a part: by the number that stands on it. In the company's own pictures. */
export function Banner({ tiles }: { tiles: readonly CategoryTile[] }) {
  const text = useHomeText();
  const pictures = tiles.flatMap(({ image }) => image ?? []).slice(0, 3);
  return (
    <section className="banner" aria-labelledby="banner">
      <div className="frame banner-inside">
        <div className="banner-text">
          <h2 id="banner" className="banner-title">
            {text("TEXT_BANNER_TITLE")}
          </h2>
          <p>{text("TEXT_BANNER_HINT")}</p>
          <SearchForm id="banner-search" />
        </div>
        <div className="banner-pictures" aria-hidden="true">
          {pictures.map((image) => (
            <img key={image} src={image} alt="" width={400} height={530} loading="lazy" decoding="async" />
          ))}
        </div>
      </div>
    </section>
  );
}
