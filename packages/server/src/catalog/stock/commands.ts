import type { StockReason } from "@pecacerta/rules/stock-movement";
import { and, eq, gte, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockStock } from "./lock-stock.ts";
import { stock, stockMoves } from "./tables.ts";

export type ProductQuantity = { productId: string; quantity: number };

/** Pieces on hand after a movement, and its number among those of the product: as of the row whose lock is held. */
type StockBalance = { balance: number; number: number };
export type TakenStock = ProductQuantity & StockBalance;

/** A single UPDATE, so the stock check and the decrement see the same locked row. Undefined where there is less. */
export async function takeStock(
  tx: TenantTransaction,
  { productId, quantity }: ProductQuantity,
): Promise<TakenStock | undefined> {
  const [taken] = await tx
    .update(stock)
    .set({ ...minus(quantity), sold: sql`${stock.sold} + ${quantity}` })
    .where(and(stockRowOf(tx, productId), gte(stock.onHand, quantity)))
    .returning(balanceColumns);
  return taken && { productId, quantity, ...taken };
}

/** Takes pieces out of stock without counting them as sold. False where there are fewer. */
export async function reserveStock(tx: TenantTransaction, { productId, quantity }: ProductQuantity): Promise<boolean> {
  const [taken] = await tx
    .update(stock)
    .set(minus(quantity))
    .where(and(stockRowOf(tx, productId), gte(stock.onHand, quantity)))
    .returning(balanceColumns);
  if (taken) await recordStockMovements(tx, [{ ...taken, productId, quantity: -quantity, reason: "reserved" }]);
  return taken !== undefined;
}

/** `sold` in ascending order of product, as all locks are taken. Deleted products are skipped. */
export async function returnStock(
  tx: TenantTransaction,
  orderId: string,
  sold: readonly ProductQuantity[],
): Promise<void> {
  for (const { productId, quantity } of sold) {
    const [returned] = await tx
      .update(stock)
      .set({ ...minus(-quantity), sold: sql`greatest(${stock.sold} - ${quantity}, 0)` })
      .where(stockRowOf(tx, productId))
      .returning(balanceColumns);
    if (returned) await recordStockMovements(tx, [{ ...returned, productId, quantity, orderId, reason: "cancelled" }]);
  }
}

/** Sold pieces that come back damaged: they do not count as sold, and are not on hand. */
export async function writeOffSoldStock(
  tx: TenantTransaction,
  orderId: string,
  sold: readonly ProductQuantity[],
): Promise<void> {
  for (const { productId, quantity } of sold) {
    const [row] = await tx
      .update(stock)
      .set({
        sold: sql`greatest(${stock.sold} - ${quantity}, 0)`,
        lastMovement: sql`${stock.lastMovement} + 2`,
      })
      .where(stockRowOf(tx, productId))
      .returning(balanceColumns);
    if (!row) continue;
    const back = { balance: row.balance + quantity, number: row.number - 1 };
    await recordStockMovements(tx, [
      { ...back, productId, quantity, orderId, reason: "cancelled" },
      { ...row, productId, quantity: -quantity, orderId, reason: "damaged" },
    ]);
  }
}

/** One movement per product. */
export async function releaseStock(tx: TenantTransaction, pieces: readonly ProductQuantity[]): Promise<void> {
  if (pieces.length === 0) return;
  const products = pieces.map(({ productId }) => productId);
  await lockStock(tx, products);
  const quantities = pieces.map(({ quantity }) => quantity);
  const { rows } = await tx.execute<TakenStock>(sql`
    update stock set on_hand = on_hand + back.quantity, last_movement = last_movement + 1
    from (select product_id, sum(quantity)::int as quantity
      from unnest(${sql.param(products)}::uuid[], ${sql.param(quantities)}::int[]) as piece (product_id, quantity)
      group by product_id) as back
    where stock.company_id = ${tx.companyId} and stock.product_id = back.product_id
    returning stock.product_id as "productId", back.quantity, on_hand as balance, last_movement as number`);
  await recordStockMovements(
    tx,
    rows.map((row) => ({ ...row, reason: "released" })),
  );
}

export async function correctStock(
  tx: TenantTransaction,
  { staffUserId, name: staffName = "" }: { staffUserId?: string; name?: string },
  { orderId, productId, quantity }: ProductQuantity & { orderId: string },
): Promise<void> {
  const [row] = await tx.update(stock).set(minus(-quantity)).where(stockRowOf(tx, productId)).returning(balanceColumns);
  if (!row) return;
  const staff = staffUserId === undefined ? {} : { staffUserId, staffName };
  await recordStockMovements(tx, [{ ...row, ...staff, productId, quantity, orderId, reason: "corrected" }]);
}

export type StockMovement = TakenStock & {
  reason: StockReason;
  orderId?: string;
  staffUserId?: string;
  staffName?: string;
  document?: string;
  note?: string;
};

/** The caller has changed the rows of stock and holds their locks, so that times keep the order of the balances. */
export async function recordStockMovements(tx: TenantTransaction, moves: readonly StockMovement[]): Promise<void> {
  if (moves.length === 0) return;
  const createdAt = new Date();
  await tx
    .insert(stockMoves)
    .values(moves.map((move) => ({ ...move, createdAt, id: uuid(), companyId: tx.companyId })));
}

const balanceColumns = { balance: stock.onHand, number: stock.lastMovement };

const minus = (quantity: number) => ({
  onHand: sql`${stock.onHand} - ${quantity}`,
  lastMovement: sql`${stock.lastMovement} + 1`,
});

const stockRowOf = (tx: TenantTransaction, productId: string) =>
  and(eq(stock.companyId, tx.companyId), eq(stock.productId, productId));
