import type { Centavos } from "./money.ts";

export type PricePair = { price: Centavos; compareAtPrice: Centavos | null };

/** The lower amount is the price; equal amounts are no discount. */
export function toPricePair(one: Centavos, other: Centavos | null): PricePair {
  if (other === null || one === other) return { price: one, compareAtPrice: null };
  return { price: Math.min(one, other), compareAtPrice: Math.max(one, other) };
}

/** Tells a price that rises or falls by more than half: perhaps a slip. The first price of a part is none. */
export const isLargePriceChange = (before: Centavos, after: Centavos): boolean =>
  before > 0 && Math.abs(after - before) * 2 > before;

/** Whole percent, rounded down; null without a comparison price. */
export function discountPercent({ price, compareAtPrice }: PricePair): number | null {
  if (compareAtPrice === null || compareAtPrice <= price) return null;
  return Math.floor(((compareAtPrice - price) * 100) / compareAtPrice);
}
