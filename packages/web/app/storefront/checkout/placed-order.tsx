import type { OrderDto } from "@pecacerta/contract/order";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { m } from "#messages";
import { AddressLines } from "../addresses/address-lines.tsx";
import { CanceledNotice } from "../orders/canceled-notice.tsx";
import { CompanyBuyer } from "../orders/company-buyer.tsx";
import { ExpectedDelivery } from "../orders/expected-delivery.tsx";
import { OrderBadges } from "../orders/order-badges.tsx";
import { OrderContents } from "../orders/order-contents.tsx";
import { OrderPayment } from "../orders/order-payment.tsx";

type Props = {
  order: OrderDto;
  /** The customer's e-mail address; undefined for others, whose order the server masks. */
  email: string | undefined;
};

export function PlacedOrder({ order, email }: Props) {
  const { number } = order;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 subtitle wrap-anywhere">
          {email ? m.placed_number_mailed({ number, email }) : m.placed_number({ number })}
        </p>
        <OrderBadges order={order} />
      </div>
      <CanceledNotice order={order} />
      <OrderPayment order={order} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <OrderContents order={order} />
        <Card title={m.shipping_address()} className="h-fit">
          <AddressLines address={order.shippingAddress} />
          {email ? <CompanyBuyer address={order.shippingAddress} /> : null}
          <ExpectedDelivery order={order} />
          {email ? null : <p className="mt-3 small-print">{m.placed_private()}</p>}
        </Card>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href="/account/orders">{m.see_my_orders()}</ButtonLink>
        <ButtonLink href="/catalog" variant="secondary">
          {m.cart_keep_buying()}
        </ButtonLink>
      </div>
    </div>
  );
}
