import type { Bid } from "@pecacerta/contract/bids";
import { type BidForm, readBid } from "@pecacerta/rules/bid";
import { type Centavos, reaisOf } from "@pecacerta/rules/money";
import { readQuantity } from "@pecacerta/rules/quantity";
import { readReais } from "@pecacerta/rules/typed-money";
import { type SubmitEvent, useRef, useState } from "react";
import { call } from "../../client/call.ts";
import { useFields } from "../../ui/use-fields.ts";

const EMPTY: BidForm = { value: "", quantity: "1", message: "" };
type Refused = { ok: false; refusal: string; errors: Readonly<Record<string, string>> };
type Wanted = { product: { id: string; price: Centavos }; onSent: (bid: Bid) => void; onOpenAlready: () => void };

/** An offer while it is being written, and the one way to send it. */
export function useBidForm({ product, onSent, onOpenAlready }: Wanted) {
  const fields = useFields<keyof BidForm>(EMPTY);
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);

  function refuse({ refusal: key, errors }: Refused) {
    fields.setFaults(errors);
    setRefusal(Object.keys(errors).length === 0 ? key : undefined);
    setAttempt((before) => before + 1);
    // It was made elsewhere, or its answer was lost on the way: it is there to be seen.
    if (key === "BID_ALREADY_OPEN") onOpenAlready();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    setRefusal(undefined);
    const read = readBid(fields.values, product.price);
    if (!read.ok) return refuse({ ...read, errors: read.details ?? {} });
    const { value, ...more } = read.value;
    sending.current = true;
    setSending(true);
    const sent = await call("POST /user/bid/insert", {
      body: { product_id: product.id, value: reaisOf(value), ...more },
    });
    sending.current = false;
    setSending(false);
    if (sent.ok) onSent(sent.value.data);
    else refuse(sent);
  }
  return { fields, refusal, attempt, isSending, submit, total: totalOf(fields.values) };
}

/** What was typed comes to, in centavos; null while it comes to nothing. */
function totalOf({ value, quantity }: BidForm): Centavos | null {
  const [one, many] = [readReais(value), readQuantity(quantity)];
  return one.ok && many.ok && one.value > 0 ? one.value * many.value : null;
}
