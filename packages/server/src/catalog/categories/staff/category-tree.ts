import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { MAX_REWRITTEN_PRODUCTS } from "../../products/search-texts.ts";
import { lockCatalogStructure } from "../../structure-lock.ts";
import { categories } from "../../tables.ts";

export type CategoryRow = typeof categories.$inferSelect;

/** All categories, siblings in their order. It stays as it is until the transaction ends. */
export async function lockedCategories(tx: TenantTransaction): Promise<CategoryRow[]> {
  await lockCatalogStructure(tx);
  return tx
    .select()
    .from(categories)
    .where(and(eq(categories.companyId, tx.companyId), eq(categories.type, "shop")))
    .orderBy(asc(categories.position), asc(categories.name), asc(categories.id));
}

/** Finds the products of a category and of those below, one more than can be rewritten at once. */
export const findProductsToRewrite = (tx: TenantTransaction, categoryId: string): Promise<string[]> =>
  findProducts(tx, sql`category_id = ${categoryId}`);

/** Finds the products whose search texts hold the category's name, one more than can be rewritten at once. */
export const findProductsNamingCategory = (tx: TenantTransaction, categoryId: string): Promise<string[]> =>
  findProducts(tx, sql`category_id = ${categoryId} and direct`);

async function findProducts(tx: TenantTransaction, which: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select product_id as id from product_categories
    where company_id = ${tx.companyId} and ${which} limit ${MAX_REWRITTEN_PRODUCTS + 1}`);
  return rows.map(({ id }) => id);
}
