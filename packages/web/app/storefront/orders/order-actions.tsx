import type { OrderDto } from "@pecacerta/contract/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { Printer } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { CancelOrderButton } from "./cancel-order-button.tsx";
import { ReorderButton } from "./reorder-button.tsx";

export function OrderActions({ order }: { order: OrderDto }) {
  const isCancelable = order.status === "PENDING" && order.cancelledAt === null;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ReorderButton number={order.number} look={isCancelable ? "secondary" : "primary"} />
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={18} />
        {m.order_print()}
      </Button>
      {isCancelable ? <CancelOrderButton order={order} /> : null}
    </div>
  );
}
