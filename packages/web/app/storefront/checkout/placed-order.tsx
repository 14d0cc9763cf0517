import type { OrderDto } from "@pecacerta/contract/order";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { AddressLines } from "../addresses/address-lines.tsx";
import { CanceledNotice } from "../orders/canceled-notice.tsx";
import { OrderBadges } from "../orders/order-badges.tsx";
import { OrderContents } from "../orders/order-contents.tsx";
import { OrderPayment } from "../orders/order-payment.tsx";

/** The server leaves out documents and masks the address. */
export function PlacedOrder({ order }: { order: OrderDto }) {
  const { number } = order;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="subtitle">
          {m.placed_intro()} <strong>{m.placed_number({ number })}</strong>
        </p>
        <OrderBadges order={order} />
      </div>
      <CanceledNotice order={order} />
      <OrderPayment order={order} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <OrderContents order={order} />
        <Card title={m.shipping_address()} className="h-fit">
          <AddressLines address={order.shippingAddress} />
        </Card>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/account/orders">{m.see_my_orders()}</ButtonLink>
        <ButtonLink href="/catalog" variant="secondary">
          {m.cart_keep_buying()}
        </ButtonLink>
      </div>
    </div>
  );
}
