import type { OrderDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import { TotalsList } from "../cart/totals-list.tsx";
import { OrderItems } from "./order-items.tsx";

export function OrderContents({ order }: { order: OrderDto }) {
  const text = useCustomerText();
  return (
    <Card title={text("TEXT_ORDER_ITEMS")}>
      <OrderItems items={order.items} />
      <div className="mt-4 ms-auto max-w-sm">
        <TotalsList subtotal={order.subtotal} totals={order.totals} total={order.total} />
      </div>
    </Card>
  );
}
