import { cancelledAmount, refundDue } from "@pecacerta/rules/order-stage";
import { and, eq, sql, sum } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { orderRefunds } from "../tables/order-handling.ts";
import { orderItems, orders } from "../tables/orders.ts";
import type { OrderRow } from "./order-dto.ts";

/** Stores what the seller owes the buyer, and what canceled lines cost. The caller has locked the order. */
export async function storeRefundDue(tx: TenantTransaction, order: OrderRow): Promise<void> {
  const paid = paidAmountOf(order);
  if (paid === 0 && order.refundDue === 0) return;
  const items = await tx
    .select({ price: orderItems.price, cancelledQuantity: orderItems.cancelledQuantity })
    .from(orderItems)
    .where(and(eq(orderItems.companyId, tx.companyId), eq(orderItems.orderId, order.id)));
  const cancelled = cancelledAmount(order, items);
  const due = refundDue({
    isCancelled: order.cancelledAt !== null,
    total: order.total,
    paid,
    refunded: await findRefundedAmount(tx, order.id),
    cancelled,
  });
  await tx
    .update(orders)
    .set({ refundDue: due, cancelledAmount: cancelled })
    .where(and(eq(orders.companyId, tx.companyId), eq(orders.id, order.id)));
}

/** Orders paid before amounts were stored were paid in full. */
export const paidAmountOf = ({ paidAmount, paymentState, total }: OrderRow): number => {
  const isPaid = paymentState === "paid" || paymentState === "refund-due" || paymentState === "refunded";
  return paidAmount ?? (isPaid ? total : 0);
};

export async function findRefundedAmount(tx: TenantTransaction, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ refunded: sql<number>`coalesce(${sum(orderRefunds.amount)}, 0)`.mapWith(Number) })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.companyId, tx.companyId), eq(orderRefunds.orderId, orderId)));
  return row?.refunded ?? 0;
}
