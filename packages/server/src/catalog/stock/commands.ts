import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { stock, stockMoves } from "./tables.ts";

export type ProductQuantity = { productId: string; quantity: number };
/** False, without a change, where there is less. */
export type TakeStock = (tx: TenantTransaction, product: ProductQuantity) => Promise<boolean>;

/** A single UPDATE, so the stock check and the decrement see the same locked row. */
export const takeStock: TakeStock = async (tx, { productId, quantity }) => {
  const taken = await tx
    .update(stock)
    .set({ onHand: sql`${stock.onHand} - ${quantity}`, sold: sql`${stock.sold} + ${quantity}` })
    .where(and(stockRowOf(tx, productId), gte(stock.onHand, quantity)));
  return taken.rowCount === 1;
};

/** Takes pieces out of stock without counting them as sold. False where there are fewer. */
export async function reserveStock(tx: TenantTransaction, { productId, quantity }: ProductQuantity): Promise<boolean> {
  const taken = await tx
    .update(stock)
    .set({ onHand: sql`${stock.onHand} - ${quantity}` })
    .where(and(stockRowOf(tx, productId), gte(stock.onHand, quantity)));
  if (taken.rowCount === 1) await recordStockMovements(tx, [{ productId, quantity: -quantity, reason: "reserved" }]);
  return taken.rowCount === 1;
}

/** `sold` in ascending order of product, as all locks are taken. Deleted products are skipped. */
export async function returnStock(
  tx: TenantTransaction,
  orderId: string,
  sold: readonly ProductQuantity[],
): Promise<void> {
  for (const { productId, quantity } of sold) {
    const returned = await tx
      .update(stock)
      .set({ onHand: sql`${stock.onHand} + ${quantity}`, sold: sql`greatest(${stock.sold} - ${quantity}, 0)` })
      .where(stockRowOf(tx, productId));
    if (returned.rowCount === 1)
      await recordStockMovements(tx, [{ productId, quantity, orderId, reason: "cancelled" }]);
  }
}

/** Sold pieces that come back damaged: they do not count as sold, and are not on hand. */
export async function writeOffSoldStock(
  tx: TenantTransaction,
  orderId: string,
  sold: readonly ProductQuantity[],
): Promise<void> {
  for (const { productId, quantity } of sold) {
    const changed = await tx
      .update(stock)
      .set({ sold: sql`greatest(${stock.sold} - ${quantity}, 0)` })
      .where(stockRowOf(tx, productId));
    if (changed.rowCount !== 1) continue;
    await recordStockMovements(tx, [
      { productId, quantity, orderId, reason: "cancelled" },
      { productId, quantity: -quantity, orderId, reason: "damaged" },
    ]);
  }
}

export async function releaseStock(tx: TenantTransaction, pieces: readonly ProductQuantity[]): Promise<void> {
  if (pieces.length === 0) return;
  const products = pieces.map(({ productId }) => productId);
  await lockStock(tx, products);
  const quantities = pieces.map(({ quantity }) => quantity);
  await tx.execute(sql`
    update stock set on_hand = on_hand + back.quantity
    from (select product_id, sum(quantity) as quantity
      from unnest(${sql.param(products)}::uuid[], ${sql.param(quantities)}::int[]) as piece (product_id, quantity)
      group by product_id) as back
    where stock.company_id = ${tx.companyId} and stock.product_id = back.product_id`);
  await recordStockMovements(
    tx,
    pieces.map(({ productId, quantity }) => ({ productId, quantity, reason: "released" })),
  );
}

/** Locks the stock of these products until the transaction ends, in ascending order of id to avoid deadlocks. */
export async function lockStock(tx: TenantTransaction, productIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: stock.productId })
    .from(stock)
    .where(and(eq(stock.companyId, tx.companyId), inArray(stock.productId, [...productIds])))
    .orderBy(asc(stock.productId))
    .for("update");
}

export async function recordStockMovements(
  tx: TenantTransaction,
  moves: readonly {
    productId: string;
    quantity: number;
    orderId?: string;
    reason: "received" | "ordered" | "cancelled" | "reserved" | "released" | "damaged";
  }[],
): Promise<void> {
  if (moves.length === 0) return;
  await tx.insert(stockMoves).values(moves.map((move) => ({ ...move, id: uuid(), companyId: tx.companyId })));
}

const stockRowOf = (tx: TenantTransaction, productId: string) =>
  and(eq(stock.companyId, tx.companyId), eq(stock.productId, productId));
