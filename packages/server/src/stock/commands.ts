import { and, eq, gte, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Tx } from "../companies/shop.ts";
import { stock, stockMoves } from "./tables.ts";

export type Wanted = { productId: string; quantity: number };
/** Takes what is wanted from the shelf; answers false, having taken nothing, where there is less. */
export type TakeStock = (tx: Tx, wanted: Wanted) => Promise<boolean>;

/** Looks and takes in one statement: the condition is judged on the row as it is when its lock is held. */
export const takeStock: TakeStock = async (tx, { productId, quantity }) => {
  const taken = await tx
    .update(stock)
    .set({ onHand: sql`${stock.onHand} - ${quantity}`, sold: sql`${stock.sold} + ${quantity}` })
    .where(and(eq(stock.companyId, tx.companyId), eq(stock.productId, productId), gte(stock.onHand, quantity)));
  return taken.rowCount === 1;
};

/** Writes down why the stock of products changed. Quantities are negative for what left the shelf. */
export async function noteMoves(
  tx: Tx,
  moves: readonly {
    productId: string;
    quantity: number;
    orderId?: string;
    reason: "received" | "ordered" | "cancelled";
  }[],
): Promise<void> {
  if (moves.length === 0) return;
  await tx.insert(stockMoves).values(moves.map((move) => ({ ...move, id: uuid(), companyId: tx.companyId })));
}
