import type { OrderDto } from "@pecacerta/contract/order";
import { type CustomerTextId, useCustomerText } from "../../texts/customer-text.ts";
import { formatMoment } from "../../texts/format-date.ts";
import "../../css/timeline.css";

type TimelineOrder = Pick<OrderDto, "status" | "paymentState" | "createdAt" | "cancelledAt" | "cancelReason">;

export const OrderTimeline = ({ order }: { order: TimelineOrder }) => <Timeline steps={orderSteps(order)} />;

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const text = useCustomerText();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className="timeline">
      {steps.map(({ title, isDone, at }) => (
        <li key={title} className={isDone ? "timeline-done" : undefined}>
          <span className={isDone ? "font-medium" : "text-grey-600"}>{text(title)}</span>
          <span className="block text-13 text-grey-500">
            {at ? formatMoment(at) : null}
            {isDone && !at ? text("TEXT_ORDER_STEP_DONE") : null}
            {title === next?.title ? text("TEXT_ORDER_STEP_NEXT") : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

export type TimelineStep = { title: CustomerTextId; isDone: boolean; at?: string };

export const canceledSteps = (
  { createdAt, cancelReason }: Pick<OrderDto, "createdAt" | "cancelReason">,
  cancelledAt: string,
): TimelineStep[] => [
  { title: "TEXT_ORDER_STEP_PLACED", isDone: true, at: createdAt },
  {
    title: cancelReason === "unpaid" ? "TEXT_ORDER_STEP_EXPIRED" : "TEXT_ORDER_STEP_CANCELLED",
    isDone: true,
    at: cancelledAt,
  },
];

function orderSteps(order: TimelineOrder): TimelineStep[] {
  const { status, paymentState, createdAt, cancelledAt } = order;
  if (cancelledAt !== null) return canceledSteps(order, cancelledAt);
  const isPaid = paymentState !== "pending" && paymentState !== "expired";
  return [
    { title: "TEXT_ORDER_STEP_PLACED", isDone: true, at: createdAt },
    { title: "TEXT_ORDER_STEP_PAID", isDone: isPaid },
    { title: "TEXT_ORDER_STEP_SHIPPED", isDone: status !== "PENDING" },
    { title: "TEXT_ORDER_STEP_COMPLETED", isDone: status === "COMPLETED" },
  ];
}
