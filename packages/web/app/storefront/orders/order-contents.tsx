import type { OrderDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import { OrderItems } from "./order-items.tsx";
import { OrderTotalsTable } from "./order-totals.tsx";

export function OrderContents({ order }: { order: OrderDto }) {
  const text = useCustomerText();
  return (
    <Card title={text("TEXT_ORDER_ITEMS")}>
      <OrderItems items={order.items} />
      <div className="mt-4 ms-auto max-w-sm">
        <OrderTotalsTable order={order} />
      </div>
    </Card>
  );
}
