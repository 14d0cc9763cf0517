import type { REFUND_METHODS } from "@pecacerta/rules/order-stage";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { and, eq, sql, sum } from "drizzle-orm";
import { findRefundLimit } from "../../../companies/queries.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderRefunds } from "../../tables/order-handling.ts";
import type { OrderRow } from "../order-dto.ts";
import { newOrderRecord, type OrderActor } from "../order-events.ts";
import { changeOrder, type OrderCommandInput } from "./change-order.ts";

type RefundOrderInput = OrderCommandInput & {
  amount: number;
  method: (typeof REFUND_METHODS)[number];
  reason: string;
  isFresh: boolean;
};

/** The order's lock makes the sums of parallel refunds see each other. */
export const refundOrder = (
  tx: TenantTransaction,
  actor: OrderActor,
  { amount, method, reason, isFresh, ...input }: RefundOrderInput,
) =>
  changeOrder(tx, actor, { ...input, action: "refund" }, async (order) => {
    const [paid, refunded] = [paidAmountOf(order), await findRefundedAmount(tx, order.id)];
    if (refunded + amount > paid) return refuse("REFUND_TOO_MUCH");
    if (!isFresh && refunded + amount > ((await findRefundLimit(tx)) ?? paid)) return refuse("FRESH_SIGN_IN_NEEDED");
    const record = newOrderRecord(tx, actor, { orderId: order.id, at: input.now });
    await tx.insert(orderRefunds).values({ ...record, amount, method, reason });
    const set = refunded + amount === paid ? { paymentState: "refunded" as const } : {};
    return accept({ set, event: "refunded" as const, data: { amount, method } });
  });

/** Orders paid before amounts were stored were paid in full. */
export const paidAmountOf = ({ paidAmount, paymentState, total }: OrderRow): number => {
  const isPaid = paymentState === "paid" || paymentState === "refund-due" || paymentState === "refunded";
  return isPaid ? (paidAmount ?? total) : 0;
};

async function findRefundedAmount(tx: TenantTransaction, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ refunded: sql<number>`coalesce(${sum(orderRefunds.amount)}, 0)`.mapWith(Number) })
    .from(orderRefunds)
    .where(and(eq(orderRefunds.companyId, tx.companyId), eq(orderRefunds.orderId, orderId)));
  return row?.refunded ?? 0;
}
