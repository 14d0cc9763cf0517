import type { OrderDto } from "@pecacerta/contract/order";
import { m } from "#messages";
import { formatMoment } from "../../texts/format-date.ts";
import "./order-timeline.css";

type TimelineOrder = Pick<OrderDto, "status" | "paymentState" | "createdAt" | "cancelledAt" | "cancelReason">;

export const OrderTimeline = ({ order }: { order: TimelineOrder }) => <Timeline steps={orderSteps(order)} />;

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className="timeline">
      {steps.map(({ title, isDone, at }) => (
        <li key={title} className={isDone ? "timeline-done" : undefined}>
          <span className="timeline-title">{title}</span>
          <span className="block caption">
            {at ? formatMoment(at) : null}
            {isDone && !at ? m.order_step_done() : null}
            {title === next?.title ? m.order_step_next() : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

export type TimelineStep = { title: string; isDone: boolean; at?: string };

export const canceledSteps = (
  { createdAt, cancelReason }: Pick<OrderDto, "createdAt" | "cancelReason">,
  cancelledAt: string,
): TimelineStep[] => [
  { title: m.order_step_placed(), isDone: true, at: createdAt },
  {
    title: cancelReason === "unpaid" ? m.order_step_expired() : m.order_step_cancelled(),
    isDone: true,
    at: cancelledAt,
  },
];

function orderSteps(order: TimelineOrder): TimelineStep[] {
  const { status, paymentState, createdAt, cancelledAt } = order;
  if (cancelledAt !== null) return canceledSteps(order, cancelledAt);
  const isPaid = paymentState !== "pending" && paymentState !== "expired";
  return [
    { title: m.order_step_placed(), isDone: true, at: createdAt },
    { title: m.order_step_paid(), isDone: isPaid },
    { title: m.order_step_shipped(), isDone: status !== "PENDING" },
    { title: m.order_step_completed(), isDone: status === "COMPLETED" },
  ];
}
