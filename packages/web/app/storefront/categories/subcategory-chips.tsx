import type { CategoryDto } from "@pecacerta/contract/categories";
import type { FilterDto } from "@pecacerta/contract/filter";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { m } from "#messages";
import { formatCount } from "../../texts/portuguese.ts";
import "./subcategory-chips.css";

type Subcategory = Pick<CategoryDto, "slug" | "name" | "items" | "image">;

export const subcategoriesOf = ({ slug }: CategoryDto, categories: readonly CategoryDto[]): Subcategory[] =>
  categories
    .filter(({ parent, items }) => parent === slug && items > 0)
    .map(({ slug, name, items, image }) => ({ slug, name, items, image }));

/** Those with products for the vehicle that the list is narrowed to, and how many. */
export function subcategoriesForVehicle(
  subcategories: readonly Subcategory[],
  filters: readonly FilterDto[],
): Subcategory[] {
  const facet = filters.find(({ slug }) => slug === "category");
  const counts = new Map(facet?.type === "check" ? facet.items.map(({ slug, count }) => [slug, count]) : []);
  return subcategories.flatMap((subcategory) => {
    const items = counts.get(subcategory.slug);
    return items ? [{ ...subcategory, items }] : [];
  });
}

export function SubcategoryChips({
  categories,
  hasPictures,
  search = "",
}: {
  categories: readonly Subcategory[];
  hasPictures: boolean;
  /** The query of all links: `?filter_vehicle=…`. */
  search?: string;
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={m.subcategories()}>
      <ul className="pills">
        {categories.map(({ slug, name, items, image }) => (
          <li key={slug}>
            <a href={`/catalog/${slug}${search}`} className={hasPictures ? "pill subcategory-tile" : "pill"}>
              {hasPictures && image ? (
                <img src={imageUrlAtWidth(image, 160)} alt="" width={64} height={64} loading="lazy" decoding="async" />
              ) : null}
              {name}
              <span className="pill-count">{formatCount(items)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
