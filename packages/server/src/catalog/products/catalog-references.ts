import { eq, inArray } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { brands, categories, productTypes } from "../tables.ts";
import type { NewProduct } from "./new-product.ts";

type CategoryNode = { id: string; slug: string; name: string; parentId: string | null };

export type CatalogReferences = {
  categories: ReadonlyMap<string, CategoryNode>;
  categoriesById: ReadonlyMap<string, CategoryNode>;
  types: ReadonlyMap<string, string>;
  brandNames: ReadonlyMap<string, string>;
};

export async function findCatalogReferences(
  tx: TenantTransaction,
  brandSlugs: readonly string[],
): Promise<CatalogReferences> {
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
    categories: new Map(places.map((category) => [category.slug, category])),
    categoriesById: new Map(places.map((category) => [category.id, category])),
    types: new Map(types.map((type) => [type.slug, type.id])),
    brandNames: new Map(registered.map((brand) => [brand.slug, brand.name])),
  };
}

export function withAncestors({ categoriesById }: CatalogReferences, category: CategoryNode): CategoryNode[] {
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

export const validateReferences = (
  { categories = [], type }: NewProduct,
  refs: CatalogReferences,
): Partial<Record<"categories" | "type", "ERROR_FORM_INVALID">> => ({
  ...(categories.every((slug) => refs.categories.has(slug)) ? {} : { categories: "ERROR_FORM_INVALID" }),
  ...(type === undefined || refs.types.has(type) ? {} : { type: "ERROR_FORM_INVALID" }),
});
