import type { OrderDto } from "@pecacerta/contract/order";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
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
        <li key={order.number} className="order-row flex flex-wrap items-center">
          <a href={orderPath(order)} className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 p-4">
            <span className="min-w-0 flex-1 sm:grow-0 sm:basis-44">
              <span className="block strong">{m.order({ number: order.number })}</span>
              <span className="caption">
                {formatDay(order.createdAt)}
                {` · ${m.order_items_count(pluralInputs(order.quantity))}`}
              </span>
            </span>
            <span className="order-last basis-full sm:order-none sm:flex-1 sm:basis-40">
              <OrderBadges order={order} />
            </span>
            <Price centavos={order.total} className="strong" />
            <ChevronRight size={20} className="order-row-icon hidden sm:block" />
          </a>
          {order.pixCode ? (
            <ButtonLink
              href={orderPath(order)}
              small
              aria-label={m.pay_now_order({ number: order.number })}
              className="mx-4 mb-4 basis-full sm:mb-0 sm:ms-0 sm:basis-auto"
            >
              {m.pay_now()}
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const orderPath = ({ number }: OrderDto): string => `/account/orders/${encodeURIComponent(number)}`;
