import type { BidDto } from "@pecacerta/contract/bids";
import { type BidInput, parseBid } from "@pecacerta/rules/bid";
import { type Centavos, toDecimalAmount } from "@pecacerta/rules/money";
import { parseQuantity } from "@pecacerta/rules/quantity";
import { parseMoney } from "@pecacerta/rules/typed-money";
import { call } from "../../client/call.ts";
import { useSentForm } from "../../ui/use-sent-form.ts";

const EMPTY: BidInput = { value: "", quantity: "1", message: "" };
type Wanted = { product: { id: string; price: Centavos }; onSent: (bid: BidDto) => void; onOpenAlready: () => void };

/** An offer while it is being written, and the one way to send it. */
export function useBidForm({ product, onSent, onOpenAlready }: Wanted) {
  const form = useSentForm({
    initial: EMPTY,
    read: (values) => parseBid(values, product.price),
    async send({ value, ...more }) {
      const body = { product_id: product.id, value: toDecimalAmount(value), ...more };
      const sent = await call("POST /user/bid/insert", { body });
      if (sent.ok) onSent(sent.value.data);
      // It was made elsewhere, or its answer was lost on the way: it is there to be seen.
      else if (sent.refusal === "BID_ALREADY_OPEN") onOpenAlready();
      return sent;
    },
  });
  return { ...form, total: totalOf(form.fields.values) };
}

/** What was typed comes to, in centavos; null while it comes to nothing. */
function totalOf({ value, quantity }: BidInput): Centavos | null {
  const [one, many] = [parseMoney(value), parseQuantity(quantity)];
  return one.ok && many.ok && one.value > 0 ? one.value * many.value : null;
}
