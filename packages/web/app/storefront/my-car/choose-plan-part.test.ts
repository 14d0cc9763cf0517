import type { FitVerdict } from "@pecacerta/rules/fitment";
import { expect, test } from "vitest";
import type { VerdictEvidence } from "../fitment/verdict-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { choosePlanPart } from "./choose-plan-part.ts";

const card = (id: string, fields: Partial<ProductCardData> = {}): ProductCardData => ({
  id,
  slug: id,
  name: id,
  brand: "",
  brandSlug: "",
  partNumber: "",
  image: null,
  price: 80_00,
  compareAtPrice: null,
  discountPercent: null,
  rating: 0,
  reviewCount: 0,
  availability: "in-stock",
  isNew: false,
  isPurchasable: true,
  ...fields,
});
const soldOut = { isPurchasable: false, price: null, availability: "out-of-stock" } as const;
const evidence = (verdict: FitVerdict): VerdictEvidence => ({ verdict, row: null, doubts: [] });
const choose = (...parts: [ProductCardData, FitVerdict][]) =>
  choosePlanPart(
    parts.map(([part]) => part),
    new Map(parts.map(([{ id }, verdict]) => [id, evidence(verdict)])),
  )?.card.id;

test("[GR-03] a service names the part with the best evidence that can be bought", () => {
  expect(choose([card("universal"), "universal"], [card("fits"), "serves"])).toBe("fits");
  expect(choose([card("sold-out", soldOut), "serves"], [card("check"), "serves-with-note"])).toBe("check");
});

test("[GR-03] a service names a part that fits and is sold out rather than nothing", () => {
  expect(choose([card("other"), "does-not-serve"], [card("sold-out", soldOut), "serves"])).toBe("sold-out");
  expect(choose([card("a", soldOut), "universal"], [card("b", soldOut), "serves-with-note"])).toBe("b");
  expect(choose([card("other"), "does-not-serve"], [card("unknown"), "unknown"])).toBeUndefined();
});
