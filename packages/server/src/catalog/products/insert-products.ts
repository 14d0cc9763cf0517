import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { recordStockMovements } from "../stock/commands.ts";
import { stock } from "../stock/tables.ts";
import { categories, fitments, productCategories, productNumbers, products, productTypes } from "../tables.ts";
import type { CatalogReferences } from "./catalog-references.ts";
import type { NewProduct } from "./new-product.ts";
import { toCategoryLinkRows, toFitmentRows, toPartNumberRows, toProductRow } from "./product-inserts.ts";

export type ProductWithId = NewProduct & { id: string };

// A statement has at most 65,535 parameters.
const ROWS_PER_INSERT = 500;

/** False where a slug, SKU or id is taken: the caller must roll back. */
export async function insertProducts(
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

export async function insertCategoryLinks(
  tx: TenantTransaction,
  given: readonly ProductWithId[],
  refs: CatalogReferences,
): Promise<void> {
  const rows = given.flatMap((product) => toCategoryLinkRows(tx.companyId, product, refs));
  for (const batch of inBatches(rows)) await tx.insert(productCategories).values(batch);
}

export async function insertFitments(tx: TenantTransaction, given: readonly ProductWithId[]): Promise<void> {
  const rows = given.flatMap((product) => toFitmentRows(tx.companyId, product));
  for (const batch of inBatches(rows)) await tx.insert(fitments).values(batch);
}

export async function insertPartNumbers(tx: TenantTransaction, given: readonly ProductWithId[]): Promise<void> {
  const rows = given.flatMap((product) => toPartNumberRows(tx.companyId, product));
  for (const batch of inBatches(rows)) await tx.insert(productNumbers).values(batch);
}

/** Keeps the product's own numbers (SKU and part number). */
export async function replacePartNumbers(tx: TenantTransaction, product: ProductWithId): Promise<void> {
  const { companyId, productId, kind } = productNumbers;
  const given = and(eq(companyId, tx.companyId), eq(productId, product.id), inArray(kind, [...NUMBER_KINDS]));
  await tx.delete(productNumbers).where(given);
  await insertPartNumbers(tx, [product]);
}

export async function insertInitialStock(tx: TenantTransaction, given: readonly ProductWithId[]): Promise<void> {
  for (const batch of inBatches(given)) {
    const shelf = batch.map(({ id, stock: onHand = 0, sold = 0 }) => ({ productId: id, onHand, sold }));
    await tx.insert(stock).values(shelf.map((row) => ({ ...row, companyId: tx.companyId })));
    const moves = shelf.filter(({ onHand }) => onHand > 0);
    await recordStockMovements(
      tx,
      moves.map(({ productId, onHand }) => ({ productId, quantity: onHand, reason: "received" })),
    );
  }
}

export async function findTakenFields(
  tx: TenantTransaction,
  given: readonly ProductWithId[],
): Promise<{ at: number; field: "slug" | "sku" }[]> {
  const slugs = given.map(({ slug }) => slug);
  const skus = given.map(({ sku }) => sku);
  const rows = await tx
    .select({ id: products.id, slug: products.slug, sku: products.sku })
    .from(products)
    .where(and(eq(products.companyId, tx.companyId), or(inArray(products.slug, slugs), inArray(products.sku, skus))));
  return given.flatMap((product, at) =>
    (["slug", "sku"] as const)
      .filter((field) => rows.some((row) => row.id !== product.id && row[field] === product[field]))
      .map((field) => ({ at, field })),
  );
}

export async function lockProduct(tx: TenantTransaction, id: string): Promise<ProductWithId | undefined> {
  const own = and(eq(products.companyId, tx.companyId), eq(products.id, id));
  const [row] = await tx.select().from(products).where(own).for("update");
  if (!row) return undefined;
  const { companyId, normalizedPartNumber, searchText, ratingSum, ratingCount, typeId, ...product } = row;
  const [type] = await tx
    .select({ slug: productTypes.slug })
    .from(productTypes)
    .where(and(eq(productTypes.companyId, companyId), sql`${productTypes.id} = ${typeId}`));
  const categoryRows = await tx
    .select({ slug: categories.slug })
    .from(productCategories)
    .innerJoin(
      categories,
      and(eq(categories.companyId, productCategories.companyId), eq(categories.id, productCategories.categoryId)),
    )
    .where(and(eq(productCategories.companyId, companyId), eq(productCategories.productId, id)));
  return { ...product, ...(type && { type: type.slug }), categories: categoryRows.map(({ slug }) => slug) };
}

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) yield rows.slice(at, at + ROWS_PER_INSERT);
}
