import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { cancelledAmount, refundDue } from "@pecacerta/rules/order-stage";
import { leftOf } from "./order-pieces.ts";

export type CancelPlan = {
  isWhole: boolean;
  /** How many pieces of each line are canceled, by position. */
  quantities: ReadonlyMap<number, number>;
  stock: "restock" | "damaged";
};

export const cancelledLines = ({ items }: StaffOrderDto, { quantities, stock }: CancelPlan) =>
  items.flatMap((item) => {
    const quantity = Math.min(quantities.get(item.position) ?? 0, leftOf(item));
    return quantity > 0 ? [{ position: item.position, quantity, stock }] : [];
  });

/** What the buyer is owed after the cancellation, as the server computes it. */
export function refundAfter(order: StaffOrderDto, plan: CancelPlan): number {
  const lines = new Map(cancelledLines(order, plan).map(({ position, quantity }) => [position, quantity]));
  const items = order.items.map(({ price, position, cancelledQuantity }) => ({
    price,
    cancelledQuantity: cancelledQuantity + (lines.get(position) ?? 0),
  }));
  const tax = order.totals.find(({ type }) => type === "tax");
  const cancelled = cancelledAmount(
    { subtotal: order.subtotal, tax: tax?.price ?? 0, taxIncluded: tax?.included ?? false },
    items,
  );
  const isCancelled = plan.isWhole || order.items.every((item) => leftOf(item) === (lines.get(item.position) ?? 0));
  const { total, refundedAmount: refunded } = order;
  return refundDue({ isCancelled, total, paid: order.paidAmount ?? 0, refunded, cancelled });
}
