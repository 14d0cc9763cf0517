import { and, eq, inArray, lt } from "drizzle-orm";
import { correctStock } from "../../../catalog/stock/commands.ts";
import { lockStock } from "../../../catalog/stock/lock-stock.ts";
import { stock } from "../../../catalog/stock/tables.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderItems } from "../../tables/orders.ts";
import type { OrderActor } from "../order-events.ts";
import { findHeldPieces } from "./find-held-pieces.ts";

/** Corrects a count by what was picked: a missing piece that no order or bid waits for any more was there. */
export async function correctPickedStock(tx: TenantTransaction, actor: OrderActor, orderId: string): Promise<void> {
  const ordered = tx
    .select({ id: orderItems.productId })
    .from(orderItems)
    .where(and(eq(orderItems.companyId, tx.companyId), eq(orderItems.orderId, orderId)));
  const short = await tx
    .select({ id: stock.productId })
    .from(stock)
    .where(and(eq(stock.companyId, tx.companyId), lt(stock.onHand, 0), inArray(stock.productId, ordered)));
  if (short.length === 0) return;
  const ids = short.map(({ id }) => id);
  const locked = await lockStock(tx, ids);
  const held = await findHeldPieces(tx, ids);
  for (const { productId, onHand } of locked) {
    const { reserved = 0, toPick = 0 } = held.get(productId) ?? {};
    const quantity = -(onHand + reserved + toPick);
    if (quantity > 0) await correctStock(tx, actor, { productId, quantity, orderId });
  }
}
