import type { AttributeDefinition } from "@pecacerta/rules/attribute";
import { and, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findBrandNames } from "../brands/brand-sql.ts";
import { attributes } from "../product-types/tables.ts";
import { slugRedirects } from "../redirects/tables.ts";
import { shareCatalogStructure } from "../structure-lock.ts";
import { categories, productTypes } from "../tables.ts";
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
};

/** Call it before locking products. The category tree stays as it is until the transaction ends. */
export async function findCatalogReferences(
  tx: TenantTransaction,
  brandSlugs: readonly string[],
): Promise<CatalogReferences> {
  await shareCatalogStructure(tx);
  return await readCatalogReferences(tx, brandSlugs);
}

/** For reading: a category may move meanwhile. */
export async function readCatalogReferences(
  tx: TenantTransaction,
  brandSlugs: readonly string[],
): Promise<CatalogReferences> {
  const { id, slug, name, parentId, requiresFitments, requiresPosition } = categories;
  const places = await tx
    .select({ id, slug, name, parentId, requiresFitments, requiresPosition })
    .from(categories)
    .where(eq(categories.companyId, tx.companyId));
  const byId = new Map(places.map((category) => [category.id, category]));
  const redirects = await tx
    .select({ slug: slugRedirects.slug, targetId: slugRedirects.targetId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.companyId, tx.companyId), eq(slugRedirects.kind, "category")));
  const types = await tx
    .select({ id: productTypes.id, slug: productTypes.slug })
    .from(productTypes)
    .where(eq(productTypes.companyId, tx.companyId));
  const definitions = await tx.select().from(attributes).where(eq(attributes.companyId, tx.companyId));
  return {
    categories: new Map(places.map((category) => [category.slug, category])),
    categoriesById: byId,
    categoryRedirects: new Map(
      redirects.flatMap(({ slug, targetId }) => {
        const category = byId.get(targetId ?? "");
        return category ? [[slug, category.slug]] : [];
      }),
    ),
    types: new Map(types.map((type) => [type.slug, type.id])),
    attributes: new Map(definitions.map((definition) => [definition.slug, definition])),
    brandNames: await findBrandNames(tx.client, tx.companyId, [...new Set(brandSlugs)]),
  };
}

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
