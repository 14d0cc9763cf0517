import { NUMBER_KINDS } from "@pecacerta/rules/part-number";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Tx } from "../../companies/shop.ts";
import { noteMoves } from "../stock/commands.ts";
import { stock } from "../stock/tables.ts";
import { categories, fitments, productCategories, productNumbers, products, productTypes } from "../tables.ts";
import type { NewProduct } from "./new-product.ts";
import { categoryRows, fitmentRows, numberRows, productRow } from "./product-rows.ts";
import type { Surroundings } from "./surroundings.ts";

export type KnownProduct = NewProduct & { id: string };

// One statement carries at most 65,535 values.
const ROWS_AT_ONCE = 500;

/** Answers false where a slug, SKU or id of them is taken: then the transaction must not go on. */
export async function keepProducts(tx: Tx, given: readonly KnownProduct[], around: Surroundings): Promise<boolean> {
  for (const some of inParts(given)) {
    const rows = some.map((product) => productRow(tx.companyId, product, around));
    const added = await tx.insert(products).values(rows).onConflictDoNothing();
    if (added.rowCount !== some.length) return false;
  }
  return true;
}

export async function keepPlaces(tx: Tx, given: readonly KnownProduct[], around: Surroundings): Promise<void> {
  const rows = given.flatMap((product) => categoryRows(tx.companyId, product, around));
  for (const some of inParts(rows)) await tx.insert(productCategories).values(some);
}

export async function keepFitments(tx: Tx, given: readonly KnownProduct[]): Promise<void> {
  const rows = given.flatMap((product) => fitmentRows(tx.companyId, product));
  for (const some of inParts(rows)) await tx.insert(fitments).values(some);
}

export async function keepNumbers(tx: Tx, given: readonly KnownProduct[]): Promise<void> {
  const rows = given.flatMap((product) => numberRows(tx.companyId, product));
  for (const some of inParts(rows)) await tx.insert(productNumbers).values(some);
}

/** In place of the numbers given earlier; the product's own stay. */
export async function replaceNumbers(tx: Tx, product: KnownProduct): Promise<void> {
  const { companyId, productId, kind } = productNumbers;
  const given = and(eq(companyId, tx.companyId), eq(productId, product.id), inArray(kind, [...NUMBER_KINDS]));
  await tx.delete(productNumbers).where(given);
  await keepNumbers(tx, [product]);
}

/** The first stock of new products, written down as received. */
export async function receive(tx: Tx, given: readonly KnownProduct[]): Promise<void> {
  for (const some of inParts(given)) {
    const shelf = some.map(({ id, stock: onHand = 0, sold = 0 }) => ({ productId: id, onHand, sold }));
    await tx.insert(stock).values(shelf.map((row) => ({ ...row, companyId: tx.companyId })));
    const moves = shelf.filter(({ onHand }) => onHand > 0);
    await noteMoves(
      tx,
      moves.map(({ productId, onHand }) => ({ productId, quantity: onHand, reason: "received" })),
    );
  }
}

/** Which slugs and SKUs are other products' already, by their position in the list. */
export async function takenFields(
  tx: Tx,
  given: readonly KnownProduct[],
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

/** A product as its seller would give it, locked until the transaction ends; without its fitments. */
export async function storedProduct(tx: Tx, id: string): Promise<KnownProduct | undefined> {
  const own = and(eq(products.companyId, tx.companyId), eq(products.id, id));
  const [row] = await tx.select().from(products).where(own).for("update");
  if (!row) return undefined;
  const { companyId, partNumberForm, searchForm, ratingSum, ratingCount, typeId, ...product } = row;
  const [type] = await tx
    .select({ slug: productTypes.slug })
    .from(productTypes)
    .where(and(eq(productTypes.companyId, companyId), sql`${productTypes.id} = ${typeId}`));
  const places = await tx
    .select({ slug: categories.slug })
    .from(productCategories)
    .innerJoin(
      categories,
      and(eq(categories.companyId, productCategories.companyId), eq(categories.id, productCategories.categoryId)),
    )
    .where(and(eq(productCategories.companyId, companyId), eq(productCategories.productId, id)));
  return { ...product, ...(type && { type: type.slug }), categories: places.map(({ slug }) => slug) };
}

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
