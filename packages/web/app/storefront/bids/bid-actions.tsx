import type { BidDto } from "@pecacerta/contract/bids";
import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../client/call.ts";
import { useBidText } from "../../texts/bid-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useText } from "../../texts/text.ts";
import { syncCart } from "../cart/sync-cart.ts";
import { currentSession } from "../session/session-store.ts";

type BidAction = "agree" | "withdraw";

export function BidActions({ bid }: { bid: BidDto }) {
  const text = useBidText();
  const commonText = useText();
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);
  async function send(action: BidAction) {
    if (isSending) return;
    setSending(true);
    const response = await call(`POST /user/bid/:id/${action}`, { params: { id: bid.id } });
    const customer = currentSession()?.customer;
    if (response.ok && customer) await syncCart(customer.id);
    // After a refusal, too: the bid may have been answered or have expired.
    await queryClient.invalidateQueries({ queryKey: ["bids"] });
    setSending(false);
    setConfirming(false);
    if (!response.ok) toast.error(refusalText(response.refusal));
    else if (action === "agree") toast.success(text("TEXT_BID_AGREED"));
  }
  const close = () => setConfirming(false);
  return (
    <div className="mt-1 flex flex-wrap gap-3">
      {bid.status === "countered" ? (
        <Button small onClick={() => void send("agree")} aria-disabled={isSending || undefined}>
          {text("TEXT_BID_AGREE", { counter: formatMoney(bid.counter ?? 0) })}
        </Button>
      ) : null}
      <Button variant="quiet" small onClick={() => setConfirming(true)}>
        {text("TEXT_BID_WITHDRAW")}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={text("TEXT_BID_WITHDRAW_TITLE")}
        closeLabel={commonText("TEXT_CLOSE")}
      >
        <p>{text("TEXT_BID_WITHDRAW_HINT")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => void send("withdraw")} aria-disabled={isSending || undefined}>
            {text("TEXT_BID_WITHDRAW")}
          </Button>
          <Button variant="secondary" onClick={close}>
            {text("TEXT_BID_KEEP")}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
