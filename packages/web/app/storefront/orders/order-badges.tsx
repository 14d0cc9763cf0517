import type { OrderDto, OrderStatusDto, PaymentStateDto } from "@pecacerta/contract/order";
import { Badge, type BadgeTone } from "@pecacerta/ui/badge.tsx";
import { m } from "#messages";

const STATUS: Readonly<Record<OrderStatusDto, readonly [() => string, BadgeTone]>> = {
  PENDING: [m.status_pending, "warning"],
  SHIPPED: [m.status_shipped, "neutral"],
  COMPLETED: [m.status_completed, "success"],
};
const CANCELED: readonly [() => string, BadgeTone] = [m.order_cancelled, "failure"];
const PAYMENT: Readonly<Record<PaymentStateDto, readonly [() => string, BadgeTone]>> = {
  pending: [m.payment_state_pending, "warning"],
  paid: [m.payment_state_paid, "success"],
  expired: [m.payment_state_expired, "failure"],
  "refund-due": [m.payment_state_refund_due, "warning"],
  refunded: [m.payment_state_refunded, "neutral"],
};

const RECEIVED: readonly [() => string, BadgeTone] = [m.status_received, "neutral"];

type OrderState = Pick<OrderDto, "status" | "paymentState" | "cancelledAt">;

/** An order is prepared once it is paid. A canceled order has no status, and no badge for an expired payment. */
export function OrderBadges({ order: { status, paymentState, cancelledAt } }: { order: OrderState }) {
  const [statusText, statusTone] = cancelledAt === null ? statusBadge(status, paymentState) : CANCELED;
  const [paymentText, paymentTone] = PAYMENT[paymentState];
  const isPaymentExpired = cancelledAt !== null && paymentState === "expired";
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={statusTone}>{statusText()}</Badge>
      {isPaymentExpired ? null : <Badge tone={paymentTone}>{paymentText()}</Badge>}
    </span>
  );
}

const statusBadge = (status: OrderStatusDto, paymentState: PaymentStateDto) =>
  status === "PENDING" && paymentState === "pending" ? RECEIVED : STATUS[status];
