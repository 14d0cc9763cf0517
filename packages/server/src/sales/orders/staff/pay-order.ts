import { dayInBrazil, type IsoDate } from "@pecacerta/rules/business-day";
import { openAmount, type PaymentReversalReason } from "@pecacerta/rules/order-payment";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { and, eq, isNull } from "drizzle-orm";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orderPayments } from "../../tables/order-handling.ts";
import { mailOrderStatus } from "../mails.ts";
import type { OrderRow } from "../order-dto.ts";
import { newOrderRecord, type OrderActor } from "../order-events.ts";
import { findRefundedAmount } from "../refund-due.ts";
import { changeOrder, type OrderCommandInput } from "./change-order.ts";
import { findPaymentColumns } from "./payment-columns.ts";

type PayOrderInput = OrderCommandInput & {
  amount: number;
  reference: string;
  paidOn?: IsoDate | undefined;
  /** What the sender saw as open: a repeated confirmation is refused. */
  open?: number | undefined;
};

/** Less than what is open leaves the order unpaid. `paidOn`: a day of Brasília between order and today. */
export const payOrder = (tx: TenantTransaction, actor: OrderActor, input: PayOrderInput) =>
  changeOrder(tx, actor, { ...input, action: "pay" }, async (order) => {
    const { amount, reference, open, now } = input;
    const paidAt = paymentTime(order, input);
    if (!paidAt) return refuse("ERROR_FORM_INVALID", { errors: { paid_on: "ERROR_FORM_INVALID" } });
    if (open !== undefined && open !== openAmount(order)) return refuse("CHANGED_MEANWHILE");
    const record = newOrderRecord(tx, actor, { orderId: order.id, at: now });
    await tx.insert(orderPayments).values({ ...record, amount, reference, paidAt });
    const set = await findPaymentColumns(tx, order, now);
    if (set.paymentState !== "paid") return accept({ set, event: "part-paid" as const, data: { amount } });
    return accept({ set, event: "paid" as const, data: { amount, ...(await mailOrderStatus(tx, order, "paid")) } });
  });

function paymentTime(order: OrderRow, { paidOn, now }: Pick<PayOrderInput, "paidOn" | "now">): Date | undefined {
  const today = dayInBrazil(now.getTime());
  if (paidOn === undefined || paidOn === today) return now;
  const ordered = dayInBrazil(order.createdAt.getTime());
  if (paidOn > today || paidOn < ordered) return undefined;
  return paidOn === ordered ? order.createdAt : new Date(`${paidOn}T12:00:00-03:00`);
}

type ReversePaymentInput = OrderCommandInput & { id: string; reason: PaymentReversalReason };

/** Refused once money went back: the sum of refunds would exceed what was received. */
export const reversePayment = (
  tx: TenantTransaction,
  actor: OrderActor,
  { id, reason, ...input }: ReversePaymentInput,
) =>
  changeOrder(tx, actor, { ...input, action: "reverse-payment" }, async (order) => {
    if ((await findRefundedAmount(tx, order.id)) > 0) return refuse("PAYMENT_REFUNDED");
    const isPayment = and(eq(orderPayments.orderId, order.id), eq(orderPayments.id, id));
    const [reversed] = await tx
      .update(orderPayments)
      .set({ reversedAt: input.now, reversedBy: actor.name ?? "", reversalReason: reason })
      .where(and(eq(orderPayments.companyId, tx.companyId), isPayment, isNull(orderPayments.reversedAt)))
      .returning({ amount: orderPayments.amount });
    if (!reversed) return refuse("PAYMENT_NOT_FOUND");
    const set = await findPaymentColumns(tx, order, input.now);
    return accept({ set, event: "payment-reversed" as const, data: { amount: reversed.amount, reason } });
  });
