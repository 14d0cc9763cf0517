import type { Order, OrderStatus, PaymentState } from "@pecacerta/contract/order";
import type { TextId } from "../../texts/customer-text.ts";
import { useText } from "../../texts/customer-text.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const STATUS: Readonly<Record<OrderStatus, readonly [TextId, BadgeTone]>> = {
  PENDING: ["TEXT_STATUS_PENDING", "warning"],
  SHIPPED: ["TEXT_STATUS_SHIPPED", "neutral"],
  COMPLETED: ["TEXT_STATUS_COMPLETED", "success"],
};
const PAYMENT: Readonly<Record<PaymentState, readonly [TextId, BadgeTone]>> = {
  pending: ["TEXT_PAYMENT_STATE_PENDING", "warning"],
  paid: ["TEXT_PAYMENT_STATE_PAID", "success"],
  expired: ["TEXT_PAYMENT_STATE_EXPIRED", "failure"],
  "refund-due": ["TEXT_PAYMENT_STATE_REFUND_DUE", "warning"],
  refunded: ["TEXT_PAYMENT_STATE_REFUNDED", "neutral"],
};

/** Where an order stands, and whether it is paid: two matters. */
export function OrderBadges({ order: { status, paymentState } }: { order: Pick<Order, "status" | "paymentState"> }) {
  const text = useText();
  const [statusText, statusTone] = STATUS[status];
  const [paymentText, paymentTone] = PAYMENT[paymentState];
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={statusTone}>{text(statusText)}</Badge>
      <Badge tone={paymentTone}>{text(paymentText)}</Badge>
    </span>
  );
}
