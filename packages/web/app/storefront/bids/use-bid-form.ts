import type { BidDto } from "@pecacerta/contract/bids";
import { type BidInput, parseBid } from "@pecacerta/rules/bid";
import { type Centavos, parseMoney } from "@pecacerta/rules/money";
import { parseQuantity } from "@pecacerta/rules/quantity";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { call } from "../../client/call.ts";

const EMPTY: BidInput = { value: "", quantity: "1", message: "" };
type BidFormOptions = {
  product: { id: string; price: Centavos };
  onSent: (bid: BidDto) => void;
  onAlreadyOpen: () => void;
};

export function useBidForm({ product, onSent, onAlreadyOpen }: BidFormOptions) {
  const form = useSubmitForm({
    initial: EMPTY,
    parse: (values) => parseBid(values, product.price),
    async send(bid) {
      const body = { product_id: product.id, ...bid };
      const response = await call("POST /user/bid/insert", { body });
      if (response.ok) onSent(response.value.data);
      // The bid exists: it was made elsewhere, or its response was lost.
      else if (response.refusal === "BID_ALREADY_OPEN") onAlreadyOpen();
      return response;
    },
  });
  return { ...form, total: bidTotal(form.fields.values) };
}

/** In centavos; null while a value is missing or invalid. */
function bidTotal({ value, quantity }: BidInput): Centavos | null {
  const [parsedValue, parsedQuantity] = [parseMoney(value), parseQuantity(quantity)];
  return parsedValue.ok && parsedQuantity.ok && parsedValue.value > 0 ? parsedValue.value * parsedQuantity.value : null;
}
