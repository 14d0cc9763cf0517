import type { FitVerdict } from "@pecacerta/rules/fitment";
import { expect, test } from "vitest";
import type { VerdictEvidence } from "../fitment/verdict-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { choosePlanParts } from "./choose-plan-part.ts";

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
const ROW = {
  make: "Fiat",
  family: "Uno",
  model: null,
  cod_fipe: null,
  yearFrom: 2010,
  yearTo: null,
  engine: null,
  fuel: null,
  body: null,
  position: null,
  quantity: null,
  note: null,
  source: "",
  excluded: false,
};
const PADS = { slug: "pads", name: "Pads" };
const FRONT = { slug: "front-pads", name: "Front pads" };
type Part = [card: ProductCardData, verdict: FitVerdict, kind?: typeof PADS, position?: string];
const chooseAll = (...parts: Part[]) =>
  choosePlanParts(
    parts.map(([part]) => part),
    new Map(
      parts.map(([{ id }, verdict, , position]) => [
        id,
        { ...evidence(verdict), row: position === undefined ? null : { ...ROW, position } },
      ]),
    ),
    new Map(parts.flatMap(([{ id }, , kind]) => (kind ? [[id, kind]] : []))),
  ).map(({ card, kindName }) => [card.id, kindName]);
const choose = (...parts: Part[]) => chooseAll(...parts)[0]?.[0];

test("[GR-03] a service names a part of each kind that fits, in stock or not", () => {
  const rear: Part = [card("rear", soldOut), "serves", { slug: "rear-pads", name: "Rear pads" }];
  expect(
    chooseAll([card("front-2", soldOut), "serves", FRONT], [card("front"), "serves", FRONT], rear, [
      card("other"),
      "does-not-serve",
      { slug: "discs", name: "Discs" },
    ]),
  ).toEqual([
    ["front", "Front pads"],
    ["rear", "Rear pads"],
  ]);
});

test("[GR-03] parts of one type at two positions are two kinds", () => {
  const parts: Part[] = [
    [card("a"), "serves", PADS, "Dianteira"],
    [card("b"), "serves", PADS, "Traseira"],
  ];
  expect(chooseAll(...parts)).toEqual([
    ["a", "Pads · Dianteira"],
    ["b", "Pads · Traseira"],
  ]);
});

test("[GR-03] a service names the part with the best evidence that can be bought", () => {
  expect(choose([card("universal"), "universal"], [card("fits"), "serves"])).toBe("fits");
  expect(choose([card("sold-out", soldOut), "serves"], [card("check"), "serves-with-note"])).toBe("check");
});

test("[GR-03] a service names a part that fits and is sold out rather than nothing", () => {
  expect(choose([card("other"), "does-not-serve"], [card("sold-out", soldOut), "serves"])).toBe("sold-out");
  expect(choose([card("a", soldOut), "universal"], [card("b", soldOut), "serves-with-note"])).toBe("b");
  expect(choose([card("other"), "does-not-serve"], [card("unknown"), "unknown"])).toBeUndefined();
});
