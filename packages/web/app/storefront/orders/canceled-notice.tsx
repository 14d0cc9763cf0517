import type { OrderDto } from "@pecacerta/contract/order";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { type CustomerTextId, useCustomerText } from "../../texts/customer-text.ts";
import { formatMoment } from "../../texts/format-date.ts";

/** Takes the focus if the order was canceled on this page. */
export function CanceledNotice({ order }: { order: OrderDto }) {
  const { cancelledAt } = order;
  const text = useCustomerText();
  const noticeRef = useRef<HTMLDivElement>(null);
  const wasCanceled = useRef(cancelledAt !== null);
  useEffect(() => {
    if (cancelledAt !== null && !wasCanceled.current) noticeRef.current?.focus();
    wasCanceled.current = cancelledAt !== null;
  }, [cancelledAt]);
  if (cancelledAt === null) return null;
  const [notice, dateTime] = noticeOf(order, cancelledAt);
  return (
    <Notice tone="warning" ref={noticeRef}>
      {text(notice, { date: formatMoment(dateTime) })}
    </Notice>
  );
}

function noticeOf({ cancelReason, paymentState, payBy }: OrderDto, cancelledAt: string): [CustomerTextId, string] {
  if (cancelReason === "unpaid") return ["TEXT_ORDER_EXPIRED_NOTICE", payBy ?? cancelledAt];
  return [paymentState === "refund-due" ? "TEXT_ORDER_REFUND_NOTICE" : "TEXT_ORDER_CANCELLED_NOTICE", cancelledAt];
}
