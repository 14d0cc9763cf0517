import type { OrderDto } from "@pecacerta/contract/order";
import { m } from "#messages";
import { formatMoment } from "../../texts/format-date.ts";
import "./order-timeline.css";

type TimelineOrder = Pick<
  OrderDto,
  "status" | "paymentState" | "createdAt" | "cancelledAt" | "cancelReason" | "paidAt" | "timeline"
>;
type TimelineStep = { title: string; isDone: boolean; at: string | null };

export function OrderTimeline({ order }: { order: TimelineOrder }) {
  const steps = orderSteps(order);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className="timeline">
      {steps.map(({ title, isDone, at }) => (
        <li key={title} className={isDone ? "timeline-done" : undefined}>
          <span className="timeline-title">{title}</span>
          <span className="block caption">
            {at ? formatMoment(at) : null}
            {title === next?.title ? m.order_step_next() : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function orderSteps({ status, paymentState, createdAt, cancelledAt, cancelReason, paidAt, timeline }: TimelineOrder) {
  const placed: TimelineStep = { title: m.order_step_placed(), isDone: true, at: createdAt };
  const wasPaid = paymentState !== "pending" && paymentState !== "expired";
  const paid: TimelineStep = { title: m.order_step_paid(), isDone: wasPaid, at: paidAt };
  if (cancelledAt !== null) {
    const title = cancelReason === "unpaid" ? m.order_step_expired() : m.order_step_cancelled();
    return [placed, ...(wasPaid ? [paid] : []), { title, isDone: true, at: cancelledAt }];
  }
  const momentOf = (reached: OrderDto["status"]) => timeline.find((step) => step.status === reached)?.at ?? null;
  const shippedAt = momentOf("SHIPPED");
  const shipped = { title: m.order_step_shipped(), isDone: status !== "PENDING", at: shippedAt };
  const completed = { title: m.order_step_completed(), isDone: status === "COMPLETED", at: momentOf("COMPLETED") };
  // A pickup is completed without shipping.
  const isPickup = status === "COMPLETED" && shippedAt === null;
  return [placed, paid, ...(isPickup ? [] : [shipped]), completed];
}
