import type { OrderDto } from "@pecacerta/contract/order";
import { centavosOf } from "@pecacerta/rules/money";
import { TotalsList } from "../cart/totals-list.tsx";

/** What an order came to, as the shop wrote it down then. */
export const OrderTotals = ({ order }: { order: Pick<OrderDto, "subtotal" | "totals" | "total"> }) => (
  <TotalsList
    subtotal={centavosOf(order.subtotal)}
    totals={order.totals.map(({ type, price }) => ({ type, price: centavosOf(price) }))}
    total={centavosOf(order.total)}
  />
);
