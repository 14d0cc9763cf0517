import type { OrderDto } from "@pecacerta/contract/order";
import { ChevronRight } from "@pecacerta/ui/icons.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { m } from "#messages";
import { formatDay } from "../../texts/format-date.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import { OrderBadges } from "./order-badges.tsx";
import "./order-list.css";

export function OrderList({ orders }: { orders: readonly OrderDto[] }) {
  return (
    <ul aria-label={m.orders()} className="divided box">
      {orders.map((order) => (
        <li key={order.number}>
          <a
            href={`/account/orders/${encodeURIComponent(order.number)}`}
            className="order-row grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 p-4 sm:grid-cols-[11rem_1fr_auto_auto]"
          >
            <span>
              <span className="block strong">{m.order({ number: order.number })}</span>
              <span className="caption">
                {formatDay(order.createdAt)}
                {` · ${m.order_items_count(pluralInputs(order.quantity))}`}
              </span>
            </span>
            <span className="col-start-1 row-start-2 sm:col-start-auto sm:row-start-auto">
              <OrderBadges order={order} />
            </span>
            <Price centavos={order.total} className="strong" />
            <ChevronRight size={20} className="order-row-icon hidden sm:block" />
          </a>
        </li>
      ))}
    </ul>
  );
}
