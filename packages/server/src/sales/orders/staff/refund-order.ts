import type { REFUND_METHODS } from "@pecacerta/rules/order-stage";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { findRefundLimit } from "../../../companies/queries.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderRefunds } from "../../tables/order-handling.ts";
import { newOrderRecord, type OrderActor } from "../order-events.ts";
import { findRefundedAmount, paidAmountOf } from "../refund-due.ts";
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
