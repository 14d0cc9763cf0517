import type { OrderDto, OrderStatusDto, PaymentStateDto } from "@pecacerta/contract/order";
import { Badge, type BadgeTone } from "@pecacerta/ui/badge.tsx";
import type { CustomerTextId } from "../../texts/customer-text.ts";
import { useCustomerText } from "../../texts/customer-text.ts";

const STATUS: Readonly<Record<OrderStatusDto, readonly [CustomerTextId, BadgeTone]>> = {
  PENDING: ["TEXT_STATUS_PENDING", "warning"],
  SHIPPED: ["TEXT_STATUS_SHIPPED", "neutral"],
  COMPLETED: ["TEXT_STATUS_COMPLETED", "success"],
};
const CANCELED: readonly [CustomerTextId, BadgeTone] = ["TEXT_ORDER_CANCELLED", "failure"];
const PAYMENT: Readonly<Record<PaymentStateDto, readonly [CustomerTextId, BadgeTone]>> = {
  pending: ["TEXT_PAYMENT_STATE_PENDING", "warning"],
  paid: ["TEXT_PAYMENT_STATE_PAID", "success"],
  expired: ["TEXT_PAYMENT_STATE_EXPIRED", "failure"],
  "refund-due": ["TEXT_PAYMENT_STATE_REFUND_DUE", "warning"],
  refunded: ["TEXT_PAYMENT_STATE_REFUNDED", "neutral"],
};

type OrderState = Pick<OrderDto, "status" | "paymentState" | "cancelledAt">;

/** A canceled order has no status, and no badge for an expired payment. */
export function OrderBadges({ order: { status, paymentState, cancelledAt } }: { order: OrderState }) {
  const text = useCustomerText();
  const [statusText, statusTone] = cancelledAt === null ? STATUS[status] : CANCELED;
  const [paymentText, paymentTone] = PAYMENT[paymentState];
  const isPaymentExpired = cancelledAt !== null && paymentState === "expired";
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={statusTone}>{text(statusText)}</Badge>
      {isPaymentExpired ? null : <Badge tone={paymentTone}>{text(paymentText)}</Badge>}
    </span>
  );
}
