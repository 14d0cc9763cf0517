import type { OrderSummaryDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { TotalsList } from "../cart/totals-list.tsx";
import { OrderItems } from "./order-items.tsx";

type Contents = Pick<OrderSummaryDto, "items" | "subtotal" | "totals" | "total">;

export function OrderContents({ order }: { order: Contents }) {
  return (
    <Card title={m.order_items()}>
      <OrderItems items={order.items} />
      <div className="mt-4 ms-auto max-w-sm">
        <TotalsList subtotal={order.subtotal} totals={order.totals} total={order.total} />
      </div>
    </Card>
  );
}
