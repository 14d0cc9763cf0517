import type { Centavos } from "./money.ts";

export type PricePair = { price: Centavos; compareAtPrice: Centavos | null };

/**
 * The price and the price it is compared with, both in centavos, whichever way round they come: the lower is
 * the price. Equal amounts compare with nothing: a crossed-out equal price would promise a discount that is none.
 */
export function toPricePair(one: Centavos, other: Centavos | null): PricePair {
  if (other === null || one === other) return { price: one, compareAtPrice: null };
  return { price: Math.min(one, other), compareAtPrice: Math.max(one, other) };
}

/** Whole percent off, rounded down so that no discount is overstated; null when nothing is compared. */
export function discountPercent({ price, compareAtPrice }: PricePair): number | null {
  if (compareAtPrice === null || compareAtPrice <= price) return null;
  return Math.floor(((compareAtPrice - price) * 100) / compareAtPrice);
}
