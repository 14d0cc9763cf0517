import { collectErrors, type FormOutcome, formOutcome } from "./form.ts";
import { type Centavos, parseMoney } from "./money.ts";
import { parseQuantity } from "./quantity.ts";
import { cleanParagraphs } from "./text.ts";

export const BID_STATUSES = ["open", "countered", "accepted", "refused", "expired", "withdrawn"] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

/**
 * What may happen to an offer: the seller answers with another value (`counter`), takes it (`accept`) or does not
 * (`refuse`); the customer takes the seller's value (`agree`) or takes the offer back (`withdraw`); its time runs out.
 */
const BID_EVENTS = ["counter", "accept", "refuse", "agree", "withdraw", "expire"] as const;
export type BidEvent = (typeof BID_EVENTS)[number];

/** Every transition there is. What was ordered at its price is done with: no event reaches it. */
const BID_TRANSITIONS: Readonly<Record<BidStatus, Readonly<Partial<Record<BidEvent, BidStatus>>>>> = {
  open: { counter: "countered", accept: "accepted", refuse: "refused", withdraw: "withdrawn", expire: "expired" },
  countered: { agree: "accepted", refuse: "refused", withdraw: "withdrawn", expire: "expired" },
  accepted: { withdraw: "withdrawn", expire: "expired" },
  refused: {},
  expired: {},
  withdrawn: {},
};

/** How long the other side has to answer an offer, in milliseconds. */
export const BID_RESPONSE_MS = 7 * 24 * 3_600_000;
/** How long the customer has to order at the price that was agreed on, in milliseconds. */
export const BID_ORDER_MS = 2 * 24 * 3_600_000;
export const MAX_BID_MESSAGE_LENGTH = 500;
/** How many bids of a customer may be live at once in one shop. */
export const MAX_ACTIVE_BIDS = 50;

/** The state after an event, or undefined where the event may not happen in this state. */
export const nextBidStatus = (state: BidStatus, event: BidEvent): BidStatus | undefined =>
  BID_TRANSITIONS[state][event];

/** The states in which an event may happen. */
export const bidStatusesAllowing = (event: BidEvent): BidStatus[] =>
  BID_STATUSES.filter((state) => nextBidStatus(state, event) !== undefined);

/** An offer on which something can still happen; one customer has one such offer for one product at most. */
export const isActiveBid = (state: BidStatus): boolean => bidStatusesAllowing("expire").includes(state);

type StoredBid = { state: BidStatus; isOrdered: boolean; expiresAt: number };

/** The state at a moment (both in epoch milliseconds): what ran out has expired, whether or not anybody wrote it down. */
export const bidStatusAt = ({ state, isOrdered, expiresAt }: StoredBid, now: number): BidStatus =>
  isActiveBid(state) && !isOrdered && !(now < expiresAt) ? "expired" : state;

/** May this be offered for one piece: from one centavo to twice the price. Nothing may be offered without a price. */
export const isAllowedBidValue = (value: Centavos, price: Centavos): boolean =>
  Number.isSafeInteger(value) && value >= 1 && value <= price * 2;

/** What one piece costs by an offer that was accepted: what the seller asked, where the customer agreed to that. */
export const acceptedBidPrice = ({ value, counter }: { value: number; counter: number | null }): number =>
  counter ?? value;

export type AcceptedBidTerms = { productId: string; price: Centavos; quantity: number };

/**
 * For each line the accepted offer that it is bought under, if any: of a product's lines the first with exactly the
 * quantity that was agreed on. More or fewer pieces, and a second line, are bought at the shop's price.
 */
export function matchAcceptedBids<Offer extends AcceptedBidTerms>(
  lines: readonly { productId: string; quantity: number }[],
  offers: readonly Offer[],
): (Offer | undefined)[] {
  const left = new Map(offers.map((offer) => [offer.productId, offer]));
  return lines.map(({ productId, quantity }) => {
    const offer = left.get(productId);
    if (offer?.quantity !== quantity) return undefined;
    left.delete(productId);
    return offer;
  });
}

export type BidInput = { value: string; quantity: string; message: string };
export type BidErrorKey =
  | "ERROR_FORM_REQUIRED"
  | "INVALID_BID_VALUE"
  | "ERROR_ADD_TO_CART_QUANTITY"
  | "ERROR_FORM_TOO_LONG";
type ParsedBid = { value: Centavos; quantity: number; message: string };

/** An offer as it was typed, on a product of this price. The value is that of one piece. */
export function parseBid(typed: BidInput, price: Centavos): FormOutcome<ParsedBid, keyof BidInput, BidErrorKey> {
  const value = parseMoney(typed.value);
  const quantity = parseQuantity(typed.quantity);
  const message = cleanParagraphs(typed.message);
  const isValued = value.ok && isAllowedBidValue(value.value, price);
  const faults = collectErrors<keyof BidInput, BidErrorKey>({
    value: typed.value.trim() === "" ? "ERROR_FORM_REQUIRED" : isValued ? null : "INVALID_BID_VALUE",
    quantity: quantity.ok ? null : quantity.refusal,
    message: message.length > MAX_BID_MESSAGE_LENGTH ? "ERROR_FORM_TOO_LONG" : null,
  });
  return formOutcome(
    { value: value.ok ? value.value : 0, quantity: quantity.ok ? quantity.value : 0, message },
    faults,
  );
}
