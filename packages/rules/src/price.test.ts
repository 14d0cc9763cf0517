import fc from "fast-check";
import { expect, test } from "vitest";
import { discountPercent, isLargePriceChange, toPricePair } from "./price.ts";

const amounts = fc.integer({ min: 0, max: 1e9 });

test("[PR-02] the lower amount is the price, the higher one the comparison price", () => {
  expect(toPricePair(8000, 10000)).toEqual({ price: 8000, compareAtPrice: 10000 });
  expect(toPricePair(10000, 8000)).toEqual({ price: 8000, compareAtPrice: 10000 });
});

test("[PR-02] without another amount, or with an equal one, there is no comparison price", () => {
  expect(toPricePair(8000, null)).toEqual({ price: 8000, compareAtPrice: null });
  expect(toPricePair(8000, 8000)).toEqual({ price: 8000, compareAtPrice: null });
});

test("[PR-02] the order of the two amounts does not matter, and applying the rule again changes nothing", () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const pair = toPricePair(one, other);
      expect(pair).toEqual(toPricePair(other, one));
      expect(pair.compareAtPrice === null ? one === other : pair.price < pair.compareAtPrice).toBe(true);
      expect(toPricePair(pair.price, pair.compareAtPrice)).toEqual(pair);
    }),
  );
});

test("a discount is rounded down", () => {
  expect(discountPercent({ price: 8000, compareAtPrice: 10000 })).toBe(20);
  expect(discountPercent({ price: 1, compareAtPrice: 1000 })).toBe(99);
  expect(discountPercent({ price: 8000, compareAtPrice: null })).toBeNull();
  expect(discountPercent({ price: 8000, compareAtPrice: 8000 })).toBeNull();
});

test("a price that moves by more than half is a large change; the first price is none", () => {
  for (const after of [49_99, 150_01, 1_00, 0]) expect(isLargePriceChange(100_00, after)).toBe(true);
  for (const after of [50_00, 150_00, 100_00]) expect(isLargePriceChange(100_00, after)).toBe(false);
  expect(isLargePriceChange(0, 100_00)).toBe(false);
});
