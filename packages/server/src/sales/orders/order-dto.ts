import type { OrderDto } from "@pecacerta/contract/order";
import { totalsLines } from "@pecacerta/rules/cart";
import { toDecimalAmount } from "@pecacerta/rules/money";
import { orderStatusFromCode } from "@pecacerta/rules/order";
import type { orderItems, orders } from "../tables/orders.ts";
import type { StoredOrder } from "./order-token.ts";

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = Omit<typeof orderItems.$inferSelect, "companyId">;

/** An order as the contract shows it: decimals for centavos, names for codes. */
export function toOrderDto(order: OrderRow, items: readonly OrderItemRow[], now = new Date()): StoredOrder {
  const isPayable = order.paymentState === "pending" && (order.payBy === null || order.payBy > now);
  return {
    id: order.id,
    tokenHash: order.tokenHash,
    number: String(order.number),
    createdAt: order.createdAt.toISOString(),
    payment: order.payment,
    paymentState: order.paymentState,
    pixCode: isPayable ? order.pixCode : null,
    valuePay: toDecimalAmount(order.total),
    status: orderStatusFromCode(order.statusCode),
    items: items.map(({ product, options, price, quantity, total, fitment }) => ({
      product: { ...product, options: product.options as OrderDto["items"][number]["product"]["options"] },
      options,
      price: toDecimalAmount(price),
      quantity,
      total: toDecimalAmount(total),
      fitment,
    })),
    quantity: order.quantity,
    subtotal: toDecimalAmount(order.subtotal),
    // The lines as they were charged, whatever shipping and tax have become since.
    totals: totalsLines(items).map((line) => ({ ...line, price: toDecimalAmount(order[line.type]) })),
    total: toDecimalAmount(order.total),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    order_notes: order.orderNotes,
    payBy: order.payBy?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    cancelReason: order.cancelReason,
  };
}
