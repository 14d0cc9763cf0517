import { collectErrors, type FormOutcome, formOutcome } from "./form.ts";
import { type Centavos, parseMoney } from "./money.ts";
import { isLargePriceChange } from "./price.ts";
import { parseQuantity } from "./quantity.ts";
import { cleanParagraphs } from "./text.ts";

export const BID_STATUSES = ["open", "countered", "accepted", "refused", "expired", "withdrawn"] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

const BID_EVENTS = ["counter", "accept", "refuse", "agree", "withdraw", "expire"] as const;
export type BidEvent = (typeof BID_EVENTS)[number];

const BID_TRANSITIONS: Readonly<Record<BidStatus, Readonly<Partial<Record<BidEvent, BidStatus>>>>> = {
  open: { counter: "countered", accept: "accepted", refuse: "refused", withdraw: "withdrawn", expire: "expired" },
  countered: { agree: "accepted", refuse: "refused", withdraw: "withdrawn", expire: "expired" },
  accepted: { withdraw: "withdrawn", expire: "expired" },
  refused: {},
  expired: {},
  withdrawn: {},
};

export const BID_RESPONSE_MS = 7 * 24 * 3_600_000;
export const BID_ORDER_MS = 2 * 24 * 3_600_000;
export const MAX_BID_MESSAGE_LENGTH = 500;
export const MAX_ACTIVE_BIDS = 50;

export const nextBidStatus = (state: BidStatus, event: BidEvent): BidStatus | undefined =>
  BID_TRANSITIONS[state][event];

export const bidStatusesAllowing = (event: BidEvent): BidStatus[] =>
  BID_STATUSES.filter((state) => nextBidStatus(state, event) !== undefined);

export const isActiveBid = (state: BidStatus): boolean => bidStatusesAllowing("expire").includes(state);

type StoredBid = { state: BidStatus; isOrdered: boolean; expiresAt: number };

/** The status at a time (epoch milliseconds): a bid past its deadline is expired even if no job has stored that yet. */
export const bidStatusAt = ({ state, isOrdered, expiresAt }: StoredBid, now: number): BidStatus =>
  isActiveBid(state) && !isOrdered && !(now < expiresAt) ? "expired" : state;

export const isAllowedBidValue = (value: Centavos, price: Centavos): boolean =>
  Number.isSafeInteger(value) && value >= 1 && value <= price * 2;

export const acceptedBidPrice = ({ value, counter }: { value: number; counter: number | null }): number =>
  counter ?? value;

export type AcceptedBidTerms = { productId: string; price: Centavos; quantity: number };

/** A bid applies to the first line of its product with exactly its quantity. */
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

/** Parses a bid form for a product of this price. The value is per piece. */
export function parseBid(typed: BidInput, price: Centavos): FormOutcome<ParsedBid, keyof BidInput, BidErrorKey> {
  const value = parseMoney(typed.value);
  const quantity = parseQuantity(typed.quantity);
  const message = cleanParagraphs(typed.message);
  const isValued = value.ok && isAllowedBidValue(value.value, price);
  const errors = collectErrors<keyof BidInput, BidErrorKey>({
    value: typed.value.trim() === "" ? "ERROR_FORM_REQUIRED" : isValued ? null : "INVALID_BID_VALUE",
    quantity: quantity.ok ? null : quantity.refusal,
    message: message.length > MAX_BID_MESSAGE_LENGTH ? "ERROR_FORM_TOO_LONG" : null,
  });
  return formOutcome(
    { value: value.ok ? value.value : 0, quantity: quantity.ok ? quantity.value : 0, message },
    errors,
  );
}

/** The lowest price at which staff without `prices.write` sell. `floorBp`: of the product's price, in basis points. */
export const bidFloor = (price: Centavos, floorBp: number): Centavos => Math.ceil((price * floorBp) / 10_000);

/** Tells a bid that staff accept only after a question: below the floor, or less than half of the product's price. */
export const isDoubtfulBid = ({
  value,
  floor,
  price,
}: {
  value: Centavos;
  floor: Centavos;
  price: Centavos;
}): boolean => value < floor || (value < price && isLargePriceChange(price, value));
