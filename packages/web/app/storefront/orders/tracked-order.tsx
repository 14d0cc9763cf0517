import type { OrderSummaryDto } from "@pecacerta/contract/order";
import { Card } from "@pecacerta/ui/card.tsx";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { formatMoment } from "../../texts/format-date.ts";
import { CanceledNotice } from "./canceled-notice.tsx";
import { ExpectedDelivery } from "./expected-delivery.tsx";
import { NextStep } from "./next-step.tsx";
import { OrderBadges } from "./order-badges.tsx";
import { OrderContents } from "./order-contents.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderShipment } from "./order-shipment.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { SellerContact } from "./seller-contact.tsx";

/** Stands below the form, so its heading takes the focus. */
export function TrackedOrder({ order }: { order: OrderSummaryDto }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="mx-auto mt-8 grid max-w-4xl grid-cols-1 gap-6">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 ref={headingRef} tabIndex={-1} className="focus-target">
            {m.order({ number: order.number })}
          </h2>
          <OrderBadges order={order} />
        </div>
        <p className="muted">{formatMoment(order.createdAt)}</p>
        <NextStep order={order} />
      </div>
      <CanceledNotice order={order} />
      <OrderPayment order={order} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <OrderContents order={order} />
        <div className="grid content-start gap-6">
          <Card title={m.order_timeline()}>
            <OrderTimeline order={order} />
            <ExpectedDelivery order={order} />
          </Card>
          <OrderShipment order={order} />
          <SellerContact order={order} />
        </div>
      </div>
    </div>
  );
}
