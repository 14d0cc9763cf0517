import { and, eq, inArray, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { productCategories } from "../tables.ts";
import type { CatalogReferences } from "./catalog-references.ts";
import { findCatalogReferences } from "./find-catalog-references.ts";
import { insertLinkRows } from "./insert-products.ts";
import { toCategoryLinkRows } from "./product-inserts.ts";
import { lockProducts, updateSearchTexts } from "./search-texts.ts";

type LinkRow = Pick<typeof productCategories.$inferSelect, "categoryId" | "productId" | "direct">;

/** After a change of the tree: links of these products to the categories above their own, and their search words. */
export async function relinkProducts(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockProducts(tx, ids);
  const current = await findLinks(tx, ids);
  const newLinks = linksInTree(tx, current, await findCatalogReferences(tx, []));
  const [before, after] = [byKey(current), byKey(newLinks)];
  await deleteLinks(
    tx,
    current.filter((link) => !after.has(linkKey(link))),
  );
  await updateDirect(
    tx,
    newLinks.filter((link) => (before.get(linkKey(link)) ?? link).direct !== link.direct),
  );
  await insertLinkRows(
    tx,
    newLinks.filter((link) => !before.has(linkKey(link))),
  );
  await updateSearchTexts(tx, ids);
}

const linkKey = ({ categoryId, productId }: LinkRow): string => `${categoryId}/${productId}`;
const byKey = (links: readonly LinkRow[]) => new Map(links.map((link) => [linkKey(link), link]));

const findLinks = (tx: TenantTransaction, ids: readonly string[]): Promise<LinkRow[]> =>
  tx
    .select({
      categoryId: productCategories.categoryId,
      productId: productCategories.productId,
      direct: productCategories.direct,
    })
    .from(productCategories)
    .where(and(eq(productCategories.companyId, tx.companyId), inArray(productCategories.productId, [...ids])));

function linksInTree(tx: TenantTransaction, current: readonly LinkRow[], refs: CatalogReferences) {
  const own = Map.groupBy(
    current.filter(({ direct }) => direct),
    ({ productId }) => productId,
  );
  return [...own].flatMap(([id, links]) => {
    const categories = links.flatMap(({ categoryId }) => refs.categoriesById.get(categoryId)?.slug ?? []);
    return toCategoryLinkRows(tx.companyId, { id, categories }, refs);
  });
}

const linkColumns = (links: readonly LinkRow[]) =>
  sql`${sql.param(links.map(({ categoryId }) => categoryId))}::uuid[],
    ${sql.param(links.map(({ productId }) => productId))}::uuid[]`;

async function deleteLinks(tx: TenantTransaction, links: readonly LinkRow[]): Promise<void> {
  if (links.length === 0) return;
  await tx.execute(sql`
    delete from product_categories link using unnest(${linkColumns(links)}) as gone (category, product)
    where link.company_id = ${tx.companyId} and link.category_id = gone.category and link.product_id = gone.product`);
}

async function updateDirect(tx: TenantTransaction, links: readonly LinkRow[]): Promise<void> {
  if (links.length === 0) return;
  await tx.execute(sql`
    update product_categories link set direct = not link.direct
    from unnest(${linkColumns(links)}) as changed (category, product)
    where link.company_id = ${tx.companyId} and link.category_id = changed.category
      and link.product_id = changed.product`);
}
