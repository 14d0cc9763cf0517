import { ORDER_STATUS_CODES, paymentStateAfterCancel } from "@pecacerta/rules/order";
import type { CancelledStock } from "@pecacerta/rules/order-stage";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, sql } from "drizzle-orm";
import { type ProductQuantity, returnStock, writeOffSoldStock } from "../../catalog/stock/commands.ts";
import { lockStock } from "../../catalog/stock/lock-stock.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { quantitiesByProduct } from "../pricing/price-lines.ts";
import { orderItems, orders } from "../tables/orders.ts";
import { orderExpiredMail, orderStatusMail } from "./mails.ts";
import type { OrderRow } from "./order-dto.ts";
import { appendOrderEvent, type OrderActor } from "./order-events.ts";
import type { StoredOrder } from "./order-token.ts";
import { findOrderByNumber } from "./queries.ts";
import { storeRefundDue } from "./refund-due.ts";

type CancelOrderInput = { number: string; now: Date };

/** The row lock makes a concurrent second cancellation return stock only once. */
export async function cancelOrder(
  tx: TenantTransaction,
  customerId: string,
  { number, now }: CancelOrderInput,
): Promise<Outcome<StoredOrder, "ORDER_NOT_FOUND" | "ORDER_NOT_PENDING">> {
  const whereOrder = and(ownedBy(orders, tx, customerId), eq(orders.number, Number(number)));
  const [row] = await tx.select().from(orders).where(whereOrder).for("no key update");
  if (row && !row.cancelledAt) {
    if (row.statusCode !== ORDER_STATUS_CODES.PENDING) return refuse("ORDER_NOT_PENDING");
    await cancelLockedOrder(tx, row, { reason: "customer", actor: { kind: "customer", customerId }, now });
  }
  const order = await findOrderByNumber(tx, customerId, number);
  return order ? accept(order) : refuse("ORDER_NOT_FOUND");
}

type CancelLockedOrderInput = {
  reason: NonNullable<OrderRow["cancelReason"]>;
  actor: OrderActor;
  now: Date;
  /** How many pieces of a line, by its position, do not return to stock. */
  damagedAt?: ReadonlyMap<number, number>;
};

/** The caller has locked the row. Queues the customer's mail. Lines canceled earlier are in stock already. */
export async function cancelLockedOrder(
  tx: TenantTransaction,
  row: OrderRow,
  { reason, actor, now, damagedAt = new Map() }: CancelLockedOrderInput,
): Promise<void> {
  const paymentState = paymentStateAfterCancel(row.paymentState, row.paidAmount);
  const cancelled = { cancelledAt: now, cancelReason: reason, paymentState, revision: row.revision + 1 };
  await tx
    .update(orders)
    .set(cancelled)
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, row.id)));
  await storeRefundDue(tx, { ...row, ...cancelled });
  const items = await tx
    .select({
      position: orderItems.position,
      productId: orderItems.productId,
      quantity: sql<number>`${orderItems.quantity} - ${orderItems.cancelledQuantity}`,
    })
    .from(orderItems)
    .where(and(eq(orderItems.companyId, tx.companyId), eq(orderItems.orderId, row.id)));
  if (row.pickedAt || row.packedAt) await recordPiecesToPutBack(tx, row.id, { items, damagedAt });
  const pieces = items
    .flatMap(({ position, quantity, ...item }) => {
      const damaged = damagedAt.get(position) ?? 0;
      return [
        { ...item, quantity: damaged, stock: "damaged" as const },
        { ...item, quantity: quantity - damaged, stock: "restock" as const },
      ];
    })
    .filter(({ quantity }) => quantity > 0);
  await returnCancelledPieces(tx, row.id, pieces);
  const mail = reason === "unpaid" ? await orderExpiredMail(tx, row) : await orderStatusMail(tx, row, "cancelled");
  if (mail) await queueMail(tx, mail);
  await appendOrderEvent(tx, actor, {
    orderId: row.id,
    at: now,
    kind: "cancelled",
    data: mail ? { mail: "cancelled" } : {},
  });
}

/** The pieces are on hand from now on, and on their shelf once staff have put them back. */
async function recordPiecesToPutBack(
  tx: TenantTransaction,
  orderId: string,
  {
    items,
    damagedAt,
  }: { items: readonly { position: number; quantity: number }[]; damagedAt: ReadonlyMap<number, number> },
): Promise<void> {
  for (const { position, quantity } of items) {
    const isItem = and(eq(orderItems.orderId, orderId), eq(orderItems.position, position));
    await tx
      .update(orderItems)
      .set({ putBackQuantity: quantity - (damagedAt.get(position) ?? 0) })
      .where(and(eq(orderItems.companyId, tx.companyId), isItem));
  }
}

type CancelledPieces = ProductQuantity & { stock: CancelledStock };

export async function returnCancelledPieces(
  tx: TenantTransaction,
  orderId: string,
  pieces: readonly CancelledPieces[],
): Promise<void> {
  const [damaged, restocked] = [true, false].map((isDamaged) =>
    quantitiesByProduct(pieces.filter(({ stock }) => (stock === "damaged") === isDamaged)),
  ) as [ProductQuantity[], ProductQuantity[]];
  if (damaged.length > 0) await lockStock(tx, [...new Set(pieces.map(({ productId }) => productId))]);
  await returnStock(tx, orderId, restocked);
  await writeOffSoldStock(tx, orderId, damaged);
}
