import type { OrderDto } from "@pecacerta/contract/order";
import { formatMoney } from "@pecacerta/rules/money";
import { Card } from "@pecacerta/ui/card.tsx";
import { ChevronLeft } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { formatMoment } from "../../texts/format-date.ts";
import { AddressLines } from "../addresses/address-lines.tsx";
import { WhatsappButton } from "../whatsapp/whatsapp-button.tsx";
import { CanceledNotice } from "./canceled-notice.tsx";
import { CompanyBuyer } from "./company-buyer.tsx";
import { ExpectedDelivery } from "./expected-delivery.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderBadges } from "./order-badges.tsx";
import { OrderContents } from "./order-contents.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderShipment } from "./order-shipment.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { PrintHeader } from "./print-header.tsx";
import "./order-detail.css";

export function OrderDetail({ order }: { order: OrderDto }) {
  const { number, valuePay } = order;
  const aboutOrder = m.order_whatsapp_message({ number, total: formatMoney(valuePay) });
  return (
    <>
      <PrintHeader />
      <div className="-mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="muted">{formatMoment(order.createdAt)}</span>
        <OrderBadges order={order} />
      </div>
      <NextStep order={order} />
      <CanceledNotice order={order} />
      <OrderPayment order={order} />
      <OrderActions order={order} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <OrderContents order={order} />
        <Card title={m.order_timeline()}>
          <OrderTimeline order={order} />
          <div className="print:hidden">
            <WhatsappButton message={aboutOrder} label={m.order_whatsapp()} wide />
          </div>
        </Card>
      </div>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <Card title={m.shipping_address()}>
          <AddressLines address={order.shippingAddress} />
          <ExpectedDelivery order={order} />
        </Card>
        <Card title={m.billing_address()}>
          <AddressLines address={order.billingAddress} />
          <CompanyBuyer address={order.billingAddress} />
        </Card>
      </div>
      <OrderShipment order={order} />
      {order.order_notes ? (
        <Card title={m.order_notes()}>
          <p className="order-comment wrap-break-word">{order.order_notes}</p>
        </Card>
      ) : null}
      <a
        href="/account/orders"
        className="inline-flex min-h-11 items-center gap-1 justify-self-start link print:hidden"
      >
        <ChevronLeft size={18} />
        {m.order_back()}
      </a>
    </>
  );
}
