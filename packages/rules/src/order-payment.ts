import type { PaymentState } from "./order.ts";

export const PAYMENT_REVERSAL_REASONS = ["wrong-amount", "wrong-order", "not-received"] as const;
export type PaymentReversalReason = (typeof PAYMENT_REVERSAL_REASONS)[number];

/** `cancelledAmount`: of canceled lines of an order that goes on. */
export type OrderAmounts = { total: number; cancelledAmount: number; paidAmount: number | null };

export const openAmount = ({ total, cancelledAmount, paidAmount }: OrderAmounts): number =>
  Math.max(0, total - cancelledAmount - (paidAmount ?? 0));

/** Derives the state from what was received and not reversed. No refund has been recorded. */
export function receivedPaymentState(order: OrderAmounts & { isCancelled: boolean }): PaymentState {
  const hasMoney = (order.paidAmount ?? 0) > 0;
  if (order.isCancelled) return hasMoney ? "refund-due" : "expired";
  return hasMoney && openAmount(order) === 0 ? "paid" : "pending";
}

export const isPartlyPaid = ({ paymentState, paidAmount }: { paymentState: PaymentState; paidAmount: number | null }) =>
  paymentState === "pending" && (paidAmount ?? 0) > 0;
