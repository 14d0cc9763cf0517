import type { CategoryDto } from "@pecacerta/contract/categories";

export type CategoryTile = {
  slug: string;
  name: string;
  image: string | null;
  items: number;
  /** Of the page of a vehicle: products whose manufacturers publish no vehicles. */
  toCheck?: number;
  children: { slug: string; name: string }[];
};

export function toCategoryTile(category: CategoryDto, categories: readonly CategoryDto[]): CategoryTile {
  const children = categories
    .filter(({ parent }) => parent === category.slug)
    .map(({ slug, name }) => ({ slug, name }));
  return { slug: category.slug, name: category.name, image: category.image, items: category.items, children };
}

export const rootCategoryTiles = (categories: readonly CategoryDto[]): CategoryTile[] =>
  categories
    .filter(({ parent, items }) => parent === null && items > 0)
    .map((category) => toCategoryTile(category, categories));
