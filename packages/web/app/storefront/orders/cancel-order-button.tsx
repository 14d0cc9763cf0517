import type { OrderDto } from "@pecacerta/contract/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useOrderCache } from "../sessions/use-account.ts";

export function CancelOrderButton({ order: { number, paymentState } }: { order: OrderDto }) {
  const orderCache = useOrderCache(number);
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);
  async function cancel() {
    if (isSending) return;
    setSending(true);
    const response = await call("POST /user/orders/:number/cancel", { params: { number } });
    setSending(false);
    setConfirming(false);
    if (response.ok) return orderCache.set(response.value);
    toast.error(refusalText(response.refusal));
    // The order has been shipped: show it.
    if (response.refusal === "ORDER_NOT_PENDING") orderCache.refetch();
  }
  const close = () => setConfirming(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {m.order_cancel()}
      </Button>
      <Dialog open={isConfirming} onClose={close} title={m.order_cancel_title({ number })} closeLabel={m.close()}>
        <p>{paymentState === "paid" ? m.order_cancel_paid_hint() : m.order_cancel_hint()}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => void cancel()} aria-disabled={isSending || undefined}>
            {isSending ? m.order_cancelling() : m.order_cancel()}
          </Button>
          <Button variant="secondary" onClick={close}>
            {m.order_keep()}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
