import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatNumber, pluralInputs } from "../../texts/numbers.ts";
import type { CategoryTile } from "./category-tile.ts";
import "./category-tiles.css";

export function CategoryTiles({
  tiles,
  links,
  level: Heading = "h3",
  search = "",
  children: last,
}: {
  tiles: readonly CategoryTile[];
  links: number;
  level?: "h2" | "h3";
  /** The query of all links: `?filter_vehicle=…`. */
  search?: string;
  children?: ReactNode;
}) {
  if (tiles.length === 0 && !last) return null;
  return (
    <ul className="tiles">
      {tiles.map(({ slug, name, image, items, toCheck = 0, children }) => (
        <li key={slug} className="tile">
          <div className="picture-box tile-picture">
            {image ? (
              <img src={imageUrlAtWidth(image, 800)} alt="" width={400} height={530} loading="lazy" decoding="async" />
            ) : null}
          </div>
          <div className="tile-text">
            <Heading className="tile-name">
              <a href={`/catalog/${slug}${search}`}>{name}</a>
            </Heading>
            {items > 0 || toCheck === 0 ? <p className="tile-count">{m.products_count(pluralInputs(items))}</p> : null}
            {toCheck > 0 ? <p className="tile-count">{`${m.service_unstated()}: ${formatNumber(toCheck)}`}</p> : null}
            {children.length > 0 ? (
              <ul className="tile-links">
                {children.slice(0, links).map((child) => (
                  <li key={child.slug}>
                    <a href={`/catalog/${child.slug}${search}`}>{child.name}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </li>
      ))}
      {last}
    </ul>
  );
}
