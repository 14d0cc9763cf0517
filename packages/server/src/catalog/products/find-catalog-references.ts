import { and, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { resolveBrands } from "../brands/brand-spellings.ts";
import { findBrandNames } from "../brands/brand-sql.ts";
import { attributes } from "../product-types/tables.ts";
import { slugRedirects } from "../redirects/tables.ts";
import { shareCatalogStructure } from "../structure-lock.ts";
import { categories, productTypes } from "../tables.ts";
import type { CatalogReferences } from "./catalog-references.ts";

/** Call it before locking products. The category tree stays as it is until the transaction ends. */
export async function findCatalogReferences(
  tx: TenantTransaction,
  brandTexts: readonly string[],
  heldTexts: readonly string[] = [],
): Promise<CatalogReferences> {
  await shareCatalogStructure(tx);
  return await readCatalogReferences(tx, brandTexts, { heldTexts, locksNew: true });
}

/** For reading: a category may move meanwhile. */
export async function readCatalogReferences(
  tx: TenantTransaction,
  brandTexts: readonly string[],
  { heldTexts, locksNew }: { heldTexts: readonly string[]; locksNew: boolean } = { heldTexts: [], locksNew: false },
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
  const heldBrands = await resolveBrands(tx, [...new Set(brandTexts)], { locksNew });
  const brands = [...new Set([...brandTexts, ...heldTexts, ...heldBrands.values()])];
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
    brandNames: await findBrandNames(tx.client, tx.companyId, brands),
    heldBrands,
  };
}
