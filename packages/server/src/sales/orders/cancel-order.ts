import { ORDER_STATUS_CODES, paymentStateAfterCancel } from "@pecacerta/rules/order";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import { returnStock } from "../../catalog/stock/commands.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { quantitiesByProduct } from "../pricing/price-lines.ts";
import { orderItems, orders } from "../tables/orders.ts";
import { orderExpiredMail, orderStatusMail } from "./mails.ts";
import type { OrderRow } from "./order-dto.ts";
import type { StoredOrder } from "./order-token.ts";
import { findOrderByNumber } from "./queries.ts";

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
    await cancelLockedOrder(tx, row, { reason: "customer", now });
  }
  const order = await findOrderByNumber(tx, customerId, number);
  return order ? accept(order) : refuse("ORDER_NOT_FOUND");
}

/** The caller has locked the row. Returns the pieces to stock and queues the customer's mail. */
export async function cancelLockedOrder(
  tx: TenantTransaction,
  row: OrderRow,
  { reason, now }: { reason: "customer" | "unpaid"; now: Date },
): Promise<void> {
  const paymentState = paymentStateAfterCancel(row.paymentState);
  await tx
    .update(orders)
    .set({ cancelledAt: now, cancelReason: reason, paymentState })
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, row.id)));
  const items = await tx
    .select({ productId: orderItems.productId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(and(eq(orderItems.companyId, tx.companyId), eq(orderItems.orderId, row.id)));
  await returnStock(tx, row.id, quantitiesByProduct(items));
  const mail = reason === "unpaid" ? await orderExpiredMail(tx, row) : await orderStatusMail(tx, row, "cancelled");
  if (mail) await queueMail(tx, mail);
}
