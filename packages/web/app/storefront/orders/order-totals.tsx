import type { OrderDto } from "@pecacerta/contract/order";
import { toCentavos } from "@pecacerta/rules/money";
import { TotalsList } from "../cart/totals-list.tsx";

/** What an order came to, as the shop wrote it down then. */
export const OrderTotalsTable = ({ order }: { order: Pick<OrderDto, "subtotal" | "totals" | "total"> }) => (
  <TotalsList
    subtotal={toCentavos(order.subtotal)}
    totals={order.totals.map(({ type, price }) => ({ type, price: toCentavos(price) }))}
    total={toCentavos(order.total)}
  />
);
