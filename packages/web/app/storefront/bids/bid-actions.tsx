import type { BidDto } from "@pecacerta/contract/bids";
import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { syncCart } from "../cart/sync-cart.ts";
import { currentSession } from "../sessions/session-store.ts";

type BidAction = "agree" | "withdraw";

export function BidActions({ bid }: { bid: BidDto }) {
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
    else if (action === "agree") toast.success(m.bid_agreed());
  }
  const close = () => setConfirming(false);
  return (
    <div className="mt-1 flex flex-wrap gap-3">
      {bid.status === "countered" ? (
        <Button small onClick={() => void send("agree")} aria-disabled={isSending || undefined}>
          {m.bid_agree({ counter: formatMoney(bid.counter ?? 0) })}
        </Button>
      ) : null}
      <Button variant="quiet" small onClick={() => setConfirming(true)}>
        {m.bid_withdraw()}
      </Button>
      <Dialog open={isConfirming} onClose={close} title={m.bid_withdraw_title()} closeLabel={m.close()}>
        <p>{m.bid_withdraw_hint()}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => void send("withdraw")} aria-disabled={isSending || undefined}>
            {m.bid_withdraw()}
          </Button>
          <Button variant="secondary" onClick={close}>
            {m.bid_keep()}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
