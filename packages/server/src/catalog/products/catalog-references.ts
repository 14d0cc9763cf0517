import type { AttributeDefinition } from "@pecacerta/rules/attribute";
import type { NewProduct } from "./new-product.ts";

export type CategoryNode = {
  id: string;
  slug: string;
  name: string;
  parentId: string | null;
  requiresFitments: boolean;
  requiresPosition: boolean;
};

export type NamedDefinition = AttributeDefinition & { slug: string; name: string; featured: boolean };

export type CatalogReferences = {
  categories: ReadonlyMap<string, CategoryNode>;
  categoriesById: ReadonlyMap<string, CategoryNode>;
  /** Earlier slugs of categories, with the present ones: revisions have both. */
  categoryRedirects: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, string>;
  attributes: ReadonlyMap<string, NamedDefinition>;
  brandNames: ReadonlyMap<string, string>;
  /** What products hold for a brand, by what a call says for it in any writing. */
  heldBrands: ReadonlyMap<string, string>;
};

/** Returns what products hold for the brand that the text means: its slug if it is recorded, else its usual spelling. */
export const presentBrand = ({ heldBrands }: Pick<CatalogReferences, "heldBrands">, text: string): string =>
  heldBrands.get(text) ?? text;

export function withAncestors(
  { categoriesById }: Pick<CatalogReferences, "categoriesById">,
  category: CategoryNode,
): CategoryNode[] {
  const path: CategoryNode[] = [];
  for (
    let at: CategoryNode | undefined = category;
    at && !path.includes(at);
    at = categoriesById.get(at.parentId ?? "")
  ) {
    path.push(at);
  }
  return path;
}

export const presentSlugs = (
  { categories, categoryRedirects }: CatalogReferences,
  slugs: readonly string[],
): string[] => slugs.map((slug) => (categories.has(slug) ? slug : (categoryRedirects.get(slug) ?? slug)));

/** Whether one of these categories, or one above, asks for fitments. */
export const needsFitments = (refs: CatalogReferences, slugs: readonly string[]): boolean =>
  lineages(refs, slugs).some(({ requiresFitments }) => requiresFitments);

/** Whether one of these categories, or one above, asks for the position in each fitment. */
export const needsPosition = (refs: CatalogReferences, slugs: readonly string[]): boolean =>
  lineages(refs, slugs).some(({ requiresPosition }) => requiresPosition);

const lineages = (refs: CatalogReferences, slugs: readonly string[]): CategoryNode[] =>
  slugs.flatMap((slug) => refs.categories.get(slug) ?? []).flatMap((category) => withAncestors(refs, category));

export const validateReferences = (
  { categories = [], type }: NewProduct,
  refs: CatalogReferences,
): Partial<Record<"categories" | "type", "ERROR_FORM_INVALID">> => ({
  ...(categories.every((slug) => refs.categories.has(slug)) ? {} : { categories: "ERROR_FORM_INVALID" }),
  ...(type === undefined || refs.types.has(type) ? {} : { type: "ERROR_FORM_INVALID" }),
});
