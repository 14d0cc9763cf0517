import { skuForm } from "@pecacerta/rules/part-number";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { recordStockMovements } from "../stock/commands.ts";
import { stock } from "../stock/tables.ts";
import { productCategories, productNumbers, products } from "../tables.ts";
import type { CatalogReferences } from "./catalog-references.ts";
import { inBatches } from "./insert-batches.ts";
import { insertFitments } from "./insert-fitments.ts";
import type { NewProduct } from "./new-product.ts";
import { type CategoryLinkInsert, toCategoryLinkRows, toPartNumberRows, toProductRow } from "./product-inserts.ts";
import { productInternals } from "./tables.ts";

export type ProductWithId = NewProduct & { id: string };

async function insertProducts(
  tx: TenantTransaction,
  given: readonly ProductWithId[],
  refs: CatalogReferences,
): Promise<boolean> {
  for (const batch of inBatches(given)) {
    const rows = batch.map((product) => toProductRow(tx.companyId, product, refs));
    const added = await tx.insert(products).values(rows).onConflictDoNothing();
    if (added.rowCount !== batch.length) return false;
  }
  return true;
}

/** With their categories, fitments, numbers and stock. False where a slug, SKU or id is taken. */
export async function insertNewProducts(
  tx: TenantTransaction,
  given: readonly ProductWithId[],
  refs: CatalogReferences,
): Promise<boolean> {
  if (!(await insertProducts(tx, given, refs))) return false;
  await insertCategoryLinks(tx, given, refs);
  await insertFitments(tx, given);
  await insertPartNumbers(tx, given);
  await insertInternals(tx, given);
  await insertInitialStock(tx, given);
  return true;
}

async function insertInternals(tx: TenantTransaction, given: readonly ProductWithId[]): Promise<void> {
  const rows = given.flatMap(({ id: productId, internals }) =>
    internals ? [{ ...internals, companyId: tx.companyId, productId }] : [],
  );
  for (const batch of inBatches(rows)) await tx.insert(productInternals).values(batch);
}

async function insertCategoryLinks(
  tx: TenantTransaction,
  given: readonly ProductWithId[],
  refs: CatalogReferences,
): Promise<void> {
  await insertLinkRows(
    tx,
    given.flatMap((product) => toCategoryLinkRows(tx.companyId, product, refs)),
  );
}

export async function insertLinkRows(tx: TenantTransaction, rows: readonly CategoryLinkInsert[]): Promise<void> {
  const { companyId, categoryId, productId } = productCategories;
  for (const batch of inBatches(rows))
    await tx
      .insert(productCategories)
      .values(batch)
      .onConflictDoUpdate({ target: [companyId, categoryId, productId], set: { direct: sql`excluded.direct` } });
}

export async function insertPartNumbers(tx: TenantTransaction, given: readonly ProductWithId[]): Promise<void> {
  const rows = given.flatMap((product) => toPartNumberRows(tx.companyId, product));
  for (const batch of inBatches(rows)) await tx.insert(productNumbers).values(batch);
}

async function insertInitialStock(tx: TenantTransaction, given: readonly ProductWithId[]): Promise<void> {
  for (const batch of inBatches(given)) {
    const shelf = batch.map(({ id, stock: onHand = 0, sold = 0 }) => ({
      productId: id,
      onHand,
      sold,
      lastMovement: onHand > 0 ? 1 : 0,
    }));
    await tx.insert(stock).values(shelf.map((row) => ({ ...row, companyId: tx.companyId })));
    const moves = shelf.filter(({ onHand }) => onHand > 0);
    await recordStockMovements(
      tx,
      moves.map(({ productId, onHand }) => ({
        productId,
        quantity: onHand,
        balance: onHand,
        number: 1,
        reason: "received",
      })),
    );
  }
}

export async function findTakenFields(
  tx: TenantTransaction,
  given: readonly ProductWithId[],
): Promise<{ at: number; field: "slug" | "sku" }[]> {
  const slugs = given.map(({ slug }) => slug);
  const forms = given.map(({ sku }) => skuForm(sku));
  const rows = await tx
    .select({ id: products.id, slug: products.slug, sku: products.skuForm })
    .from(products)
    .where(
      and(eq(products.companyId, tx.companyId), or(inArray(products.slug, slugs), inArray(products.skuForm, forms))),
    );
  return given.flatMap(({ id, slug, sku }, at) => {
    const keys = { slug, sku: skuForm(sku) };
    return (["slug", "sku"] as const)
      .filter((field) => rows.some((row) => row.id !== id && row[field] === keys[field]))
      .map((field) => ({ at, field }));
  });
}
