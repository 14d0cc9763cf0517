import type { OrderDto } from "@pecacerta/contract/order";
import { m } from "#messages";

type OrderState = Pick<OrderDto, "status" | "payment" | "paymentState" | "pixCode" | "cancelledAt">;

export function NextStep({ order }: { order: OrderState }) {
  const text = nextStepText(order);
  return text ? <p className="strong">{text}</p> : null;
}

/** Nothing for an order that is closed, or whose time to pay is over. */
function nextStepText({ status, payment, paymentState, pixCode, cancelledAt }: OrderState): string | undefined {
  if (cancelledAt !== null || status === "COMPLETED") return undefined;
  if (status === "SHIPPED") return m.next_receive();
  if (paymentState === "paid") return m.next_pack();
  if (pixCode) return m.next_pay_pix();
  return paymentState === "pending" && payment === "combine" ? m.next_combine() : undefined;
}
