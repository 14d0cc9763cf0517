import type { Order } from "@pecacerta/contract/order";
import { useEffect, useRef } from "react";
import { useText } from "../../texts/customer-text.ts";
import { momentText } from "../../texts/date-text.ts";
import { Notice } from "../../ui/notice.tsx";

/** That an order is cancelled, and what comes of it. Who has just done it is led here. */
export function CancelledNotice({ order: { cancelledAt, paymentState } }: { order: Order }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const wasCancelled = useRef(cancelledAt !== null);
  useEffect(() => {
    if (cancelledAt !== null && !wasCancelled.current) box.current?.focus();
    wasCancelled.current = cancelledAt !== null;
  }, [cancelledAt]);
  if (cancelledAt === null) return null;
  const isOwed = paymentState === "refund-due";
  return (
    <Notice tone="warning" ref={box}>
      {text(isOwed ? "TEXT_ORDER_REFUND_NOTICE" : "TEXT_ORDER_CANCELLED_NOTICE", { date: momentText(cancelledAt) })}
    </Notice>
  );
}
