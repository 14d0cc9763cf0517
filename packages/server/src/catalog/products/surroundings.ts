import { eq, inArray } from "drizzle-orm";
import type { Tx } from "../../companies/shop.ts";
import { brands, categories, productTypes } from "../tables.ts";
import type { NewProduct } from "./new-product.ts";

type Place = { id: string; slug: string; name: string; parentId: string | null };

/** What products of a company refer to by slug: its categories and types, and the brands that are registered. */
export type Surroundings = {
  categories: ReadonlyMap<string, Place>;
  categoriesById: ReadonlyMap<string, Place>;
  types: ReadonlyMap<string, string>;
  brandNames: ReadonlyMap<string, string>;
};

export async function surroundingsOf(tx: Tx, brandSlugs: readonly string[]): Promise<Surroundings> {
  const { id, slug, name, parentId } = categories;
  const places = await tx
    .select({ id, slug, name, parentId })
    .from(categories)
    .where(eq(categories.companyId, tx.companyId));
  const types = await tx.select().from(productTypes).where(eq(productTypes.companyId, tx.companyId));
  const registered = brandSlugs.length
    ? await tx
        .select()
        .from(brands)
        .where(inArray(brands.slug, [...new Set(brandSlugs)]))
    : [];
  return {
    categories: new Map(places.map((place) => [place.slug, place])),
    categoriesById: new Map(places.map((place) => [place.id, place])),
    types: new Map(types.map((type) => [type.slug, type.id])),
    brandNames: new Map(registered.map((brand) => [brand.slug, brand.name])),
  };
}

/** A category and everything above it, up to the root. */
export function withAncestors({ categoriesById }: Surroundings, place: Place): Place[] {
  const path: Place[] = [];
  for (let at: Place | undefined = place; at && !path.includes(at); at = categoriesById.get(at.parentId ?? "")) {
    path.push(at);
  }
  return path;
}

/** What a product names that the company does not have, by field. */
export const unknownIn = (
  { categories = [], type }: NewProduct,
  around: Surroundings,
): Partial<Record<"categories" | "type", "ERROR_FORM_INVALID">> => ({
  ...(categories.every((slug) => around.categories.has(slug)) ? {} : { categories: "ERROR_FORM_INVALID" }),
  ...(type === undefined || around.types.has(type) ? {} : { type: "ERROR_FORM_INVALID" }),
});
