import type { OrderStatusDto, OrderSummaryDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { type CustomerTextId, useCustomerText } from "../../texts/customer-text.ts";
import { canceledSteps, Timeline, type TimelineStep } from "./order-timeline.tsx";

const STEPS: readonly (readonly [OrderStatusDto, CustomerTextId])[] = [
  ["PENDING", "TEXT_ORDER_STEP_PLACED"],
  ["SHIPPED", "TEXT_ORDER_STEP_SHIPPED"],
  ["COMPLETED", "TEXT_ORDER_STEP_COMPLETED"],
];

export function TrackedOrder({ order }: { order: OrderSummaryDto }) {
  const text = useCustomerText();
  return (
    <Card title={text("TEXT_ORDER", { number: order.number })} className="mt-8">
      <Timeline steps={summarySteps(order)} />
    </Card>
  );
}

function summarySteps(order: OrderSummaryDto): TimelineStep[] {
  const { status, cancelledAt, timeline } = order;
  if (cancelledAt !== null) return canceledSteps(order, cancelledAt);
  const reachedIndex = STEPS.findIndex(([stepStatus]) => stepStatus === status);
  return STEPS.map(([stepStatus, title], index) => ({
    title,
    isDone: index <= reachedIndex,
    at: timeline.find((step) => step.status === stepStatus)?.at,
  }));
}
