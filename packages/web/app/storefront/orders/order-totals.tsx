import type { OrderDto } from "@pecacerta/contract/order";
import { toCentavos } from "@pecacerta/rules/money";
import { TotalsList } from "../cart/totals-list.tsx";

export const OrderTotalsTable = ({ order }: { order: Pick<OrderDto, "subtotal" | "totals" | "total"> }) => (
  <TotalsList
    subtotal={toCentavos(order.subtotal)}
    totals={order.totals.map(({ type, price }) => ({ type, price: toCentavos(price) }))}
    total={toCentavos(order.total)}
  />
);
