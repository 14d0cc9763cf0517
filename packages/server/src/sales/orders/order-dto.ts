import type { OrderItemDto, OrderSummaryDto } from "@pecacerta/contract/order";
import { totalsLines } from "@pecacerta/rules/cart";
import { orderStatusFromCode } from "@pecacerta/rules/order";
import { openAmount } from "@pecacerta/rules/order-payment";
import type { orderItems, orderSteps, orders } from "../tables/orders.ts";
import type { StoredOrder } from "./order-token.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = Omit<typeof orderItems.$inferSelect, "companyId" | "cancelledQuantity" | "putBackQuantity">;

export type OrderStepRow = Pick<typeof orderSteps.$inferSelect, "statusCode" | "at">;
type OrderParts = { items: readonly OrderItemRow[]; steps: readonly OrderStepRow[] };

export function toOrderDto(order: OrderRow, { items, steps }: OrderParts, now = new Date()): StoredOrder {
  const isPayable = order.paymentState === "pending" && (order.payBy === null || order.payBy > now);
  const { deliveryFrom, deliveryTo } = order;
  return {
    id: order.id,
    tokenHash: order.tokenHash,
    number: String(order.number),
    createdAt: order.createdAt.toISOString(),
    payment: order.payment,
    paymentState: order.paymentState,
    pixCode: isPayable ? order.pixCode : null,
    valuePay: order.paymentState === "pending" ? openAmount(order) : order.total,
    status: orderStatusFromCode(order.statusCode),
    items: items.map(toOrderItemDto),
    quantity: order.quantity,
    subtotal: order.subtotal,
    totals: totalsLines(order),
    total: order.total,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    order_notes: order.orderNotes,
    delivery: deliveryFrom && deliveryTo ? { from: deliveryFrom, to: deliveryTo } : null,
    payBy: order.payBy?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    cancelReason: order.cancelReason,
    paidAt: order.paidAt?.toISOString() ?? null,
    timeline: steps.map(({ statusCode, at }) => ({ status: orderStatusFromCode(statusCode), at: at.toISOString() })),
    carrier: order.carrier,
    tracking: order.tracking,
    nfeKey: order.nfeKey,
  };
}

/** Names each field, so that a new one is not shown to everyone who guesses a number. */
export const toOrderSummary = (order: StoredOrder): OrderSummaryDto => ({
  number: order.number,
  status: order.status,
  createdAt: order.createdAt,
  payment: order.payment,
  paymentState: order.paymentState,
  pixCode: order.pixCode,
  valuePay: order.valuePay,
  items: order.items.map(({ fitment: _fitment, ...item }) => item),
  quantity: order.quantity,
  subtotal: order.subtotal,
  totals: order.totals,
  total: order.total,
  payBy: order.payBy,
  cancelledAt: order.cancelledAt,
  cancelReason: order.cancelReason,
  paidAt: order.paidAt,
  timeline: order.timeline,
  delivery: order.delivery,
  carrier: order.carrier,
  tracking: order.tracking,
});

export const toOrderItemDto = ({ product, options, price, quantity, total, fitment }: OrderItemRow): OrderItemDto => ({
  product: { ...product, brand: product.brand ?? null, options: product.options as OrderItemDto["product"]["options"] },
  options,
  price,
  quantity,
  total,
  fitment,
});
