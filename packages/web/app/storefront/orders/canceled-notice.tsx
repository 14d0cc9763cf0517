import type { OrderDto } from "@pecacerta/contract/order";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { formatMoment } from "../../texts/format-date.ts";

type CanceledOrder = Pick<OrderDto, "cancelledAt" | "cancelReason" | "paymentState" | "payBy">;

/** Takes the focus if the order was canceled on this page. */
export function CanceledNotice({ order }: { order: CanceledOrder }) {
  const { cancelledAt } = order;
  const noticeRef = useRef<HTMLDivElement>(null);
  const wasCanceled = useRef(cancelledAt !== null);
  useEffect(() => {
    if (cancelledAt !== null && !wasCanceled.current) noticeRef.current?.focus();
    wasCanceled.current = cancelledAt !== null;
  }, [cancelledAt]);
  if (cancelledAt === null) return null;
  return (
    <Notice tone="warning" ref={noticeRef}>
      {noticeText(order, cancelledAt)}
    </Notice>
  );
}

function noticeText({ cancelReason, paymentState, payBy }: CanceledOrder, cancelledAt: string): string {
  if (cancelReason === "unpaid") return m.order_expired_notice({ date: formatMoment(payBy ?? cancelledAt) });
  const date = formatMoment(cancelledAt);
  return paymentState === "refund-due" ? m.order_refund_notice({ date }) : m.order_cancelled_notice({ date });
}
