import type { OrderStatusDto, OrderSummaryDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { canceledSteps, Timeline, type TimelineStep } from "./order-timeline.tsx";

const STEPS: readonly (readonly [OrderStatusDto, () => string])[] = [
  ["PENDING", m.order_step_placed],
  ["SHIPPED", m.order_step_shipped],
  ["COMPLETED", m.order_step_completed],
];

export function TrackedOrder({ order }: { order: OrderSummaryDto }) {
  return (
    <Card title={m.order({ number: order.number })} className="mt-8">
      <Timeline steps={summarySteps(order)} />
    </Card>
  );
}

function summarySteps(order: OrderSummaryDto): TimelineStep[] {
  const { status, cancelledAt, timeline } = order;
  if (cancelledAt !== null) return canceledSteps(order, cancelledAt);
  const reachedIndex = STEPS.findIndex(([stepStatus]) => stepStatus === status);
  return STEPS.map(([stepStatus, title], index) => ({
    title: title(),
    isDone: index <= reachedIndex,
    at: timeline.find((step) => step.status === stepStatus)?.at,
  }));
}
