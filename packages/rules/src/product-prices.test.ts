import { expect, test } from "vitest";
import { invalidPrices, type PriceChanges, pricesAfter } from "./product-prices.ts";

const NOW = "2026-12-01T12:00:00.000Z";
const CHRISTMAS = "2026-12-25T02:59:59.000Z";
const reduced = { price: 8000, compareAtPrice: 10_000, saleEndsAt: CHRISTMAS };

test.each([
  ["a lower price is a deeper reduction", { price: 7000 }, { ...reduced, price: 7000 }],
  [
    "a price at the compare-at price ends the sale",
    { price: 10_000 },
    { price: 10_000, compareAtPrice: null, saleEndsAt: null },
  ],
  [
    "a sale without a compare-at price has no end",
    { compareAtPrice: null },
    { ...reduced, compareAtPrice: null, saleEndsAt: null },
  ],
  ["what is given stays", { price: 9000, compareAtPrice: 8500 }, { ...reduced, price: 9000, compareAtPrice: 8500 }],
] as [string, PriceChanges, typeof reduced][])("%s", (_, changes, after) => {
  expect(pricesAfter(reduced, changes)).toEqual(after);
});

test.each([
  [{ price: 9000, compareAtPrice: 8500 }, ["compareAtPrice"]],
  [{ compareAtPrice: 8000 }, ["compareAtPrice"]],
  [{ saleEndsAt: "2026-12-01T12:00:00.000Z" }, ["saleEndsAt"]],
  [{ compareAtPrice: null, saleEndsAt: CHRISTMAS }, ["saleEndsAt"]],
  [{ price: 7999, saleEndsAt: CHRISTMAS }, []],
] as [PriceChanges, string[]][])("of %j the fields %j are wrong", (changes, wrong) => {
  expect(invalidPrices(pricesAfter(reduced, changes), changes, NOW)).toEqual(wrong);
});

test("a sale that is over may stay as it is", () => {
  const over = { ...reduced, saleEndsAt: "2026-11-01T00:00:00.000Z" };
  expect(invalidPrices(pricesAfter(over, { price: 7000 }), { price: 7000 }, NOW)).toEqual([]);
});
