import type { PricePair } from "./price.ts";

/** Fields of a product that need the permission to change prices. */
export const PRICE_FIELDS = ["price", "compareAtPrice", "saleEndsAt", "cost"] as const;

/** `saleEndsAt`: when the price returns to `compareAtPrice`, as `toISOString` writes it, which sorts by time. */
export type ProductPrices = PricePair & { saleEndsAt: string | null };
export type PriceChanges = { [Field in keyof ProductPrices]?: ProductPrices[Field] | undefined };

/** A price raised past the compare-at price is not reduced any more, and a sale that is none has no end. */
export function pricesAfter<Prices extends ProductPrices>(before: Prices, changes: PriceChanges): Prices {
  const after = { ...before, ...withoutMissing(changes) };
  const isReduced = after.compareAtPrice !== null && after.price < after.compareAtPrice;
  if (changes.compareAtPrice === undefined && !isReduced) after.compareAtPrice = null;
  if (changes.saleEndsAt === undefined && after.compareAtPrice === null) after.saleEndsAt = null;
  return after;
}

/** Prices of an earlier time: a sale that has ended since is over. `now` as `toISOString` writes it. */
export function withoutEndedSale<Changes extends PriceChanges>(changes: Changes, now: string): Changes {
  const { saleEndsAt, compareAtPrice } = changes;
  if (!saleEndsAt || saleEndsAt > now || !compareAtPrice) return changes;
  return { ...changes, price: compareAtPrice, compareAtPrice: null, saleEndsAt: null };
}

const withoutMissing = (changes: PriceChanges) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Of the prices after a change, the fields that it may not leave so. */
export function invalidPrices(
  { price, compareAtPrice, saleEndsAt }: ProductPrices,
  changes: PriceChanges,
  now: string,
): ("compareAtPrice" | "saleEndsAt")[] {
  const isLower = compareAtPrice !== null && compareAtPrice <= price;
  const isOver = saleEndsAt !== null && (compareAtPrice === null || saleEndsAt <= now);
  return [
    ...(isLower ? (["compareAtPrice"] as const) : []),
    ...(isOver && changes.saleEndsAt !== undefined ? (["saleEndsAt"] as const) : []),
  ];
}
