import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { ArrowLeft } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { lazy, type RefObject, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { StageBadges } from "../orders/stage-badges.tsx";
import { formatAge, formatDateTime } from "../texts/format-time.ts";
import { orderPageTexts } from "../texts/order-page-texts.ts";
import { CHANNEL_NAMES, orderTexts } from "../texts/order-texts.ts";
import { NextActionBar } from "./next-action-bar.tsx";
import { actionCheck, type OpenDialog } from "./open-dialog.ts";
import { OrderAddressPanel } from "./order-address-panel.tsx";
import { OrderBuyerPanel } from "./order-buyer-panel.tsx";
import { OrderItemsPanel } from "./order-items-panel.tsx";
import { OrderMoreActionsPanel } from "./order-more-actions-panel.tsx";
import { OrderNotesPanel } from "./order-notes-panel.tsx";
import { OrderPaymentPanel } from "./order-payment-panel.tsx";
import { OrderShipmentPanel } from "./order-shipment-panel.tsx";
import { OrderTimelinePanel } from "./order-timeline-panel.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import "./order.css";

// Loaded once the page stands, so that a press opens a dialog at once.
const loadDialogs = () => import("./order-dialog.tsx");
const OrderDialog = lazy(() => loadDialogs().then((module) => ({ default: module.OrderDialog })));

/** Work on the left, state and history of money and buyer on the right; on a phone one below the other. */
export function StaffOrderView({ order, isStale }: { order: StaffOrderDto; isStale: boolean }) {
  const { permissions } = useStaffCompany();
  const [dialog, open] = useState<OpenDialog>();
  useEffect(() => void loadDialogs().catch(() => undefined), []);
  const heading = useHeadingFocus(dialog !== undefined);
  const can = actionCheck(order, permissions);
  const panel = { order, can, open };
  return (
    <>
      <OrderHeading order={order} heading={heading} />
      {isStale ? <Notice tone="warning">{orderPageTexts.stale}</Notice> : null}
      <div className="order-columns grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <NextActionBar {...panel} />
        <div className="order-work">
          <OrderItemsPanel {...panel} />
        </div>
        <div className="order-state grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrderAddressPanel {...panel} />
          <OrderBuyerPanel order={order} />
          <OrderPaymentPanel {...panel} />
          <OrderShipmentPanel {...panel} />
          <OrderMoreActionsPanel {...panel} />
        </div>
        <div className="order-history grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrderNotesPanel {...panel} />
          <OrderTimelinePanel order={order} />
        </div>
      </div>
      <Suspense>
        {dialog ? <OrderDialog dialog={dialog} order={order} onClose={() => open(undefined)} /> : null}
      </Suspense>
    </>
  );
}

type OrderHeadingProps = { order: StaffOrderDto; heading: RefObject<HTMLHeadingElement | null> };

function OrderHeading({ order, heading }: OrderHeadingProps) {
  const { slug } = useStaffCompany();
  const placed = orderPageTexts.placed(formatDateTime(order.createdAt), formatAge(order.createdAt, Date.now()));
  return (
    <div className="grid gap-2">
      <Link to={`/${slug}/pedidos`} className="action-link justify-self-start">
        <ArrowLeft size={16} />
        {orderPageTexts.back}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="focus-target">
          {orderTexts.order(order.number)}
        </h1>
        <StageBadges order={order} />
      </div>
      <p className="note">{`${placed} · ${CHANNEL_NAMES[order.channel]}`}</p>
    </div>
  );
}
