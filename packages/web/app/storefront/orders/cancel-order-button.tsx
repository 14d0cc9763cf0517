import type { OrderDto } from "@pecacerta/contract/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { call } from "../../client/call.ts";
import { useCustomerText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useOrderCache } from "../session/use-account.ts";

export function CancelOrderButton({ order: { number, paymentState } }: { order: OrderDto }) {
  const text = useCustomerText();
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
        {text("TEXT_ORDER_CANCEL")}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={text("TEXT_ORDER_CANCEL_TITLE", { number })}
        closeLabel={text("TEXT_CLOSE")}
      >
        <p>{text(paymentState === "paid" ? "TEXT_ORDER_CANCEL_PAID_HINT" : "TEXT_ORDER_CANCEL_HINT")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => void cancel()} aria-disabled={isSending || undefined}>
            {text(isSending ? "TEXT_ORDER_CANCELLING" : "TEXT_ORDER_CANCEL")}
          </Button>
          <Button variant="secondary" onClick={close}>
            {text("TEXT_ORDER_KEEP")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
