import type { FitVerdict } from "@pecacerta/rules/fitment";
import { expect, test } from "vitest";
import type { VerdictEvidence } from "../fitment/verdict-text.ts";
import { choosePlanParts } from "./choose-plan-part.ts";

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
const PADS = { type: "pads", typeName: "Pads" };
const FRONT = { type: "front-pads", typeName: "Front pads" };
const REAR = { type: "rear-pads", typeName: "Rear pads" };
type Part = [
  id: string,
  verdict: FitVerdict,
  fields?: { type?: string; typeName?: string; isSellable?: boolean; position?: string },
];
const chooseAll = (...parts: Part[]) =>
  choosePlanParts(
    parts.map(([id, , { position: _, ...fields } = {}]) => ({
      id,
      type: "",
      typeName: "",
      isSellable: true,
      ...fields,
    })),
    new Map(
      parts.map(([id, verdict, { position } = {}]) => [
        id,
        { ...evidence(verdict), row: position === undefined ? null : { ...ROW, position } },
      ]),
    ),
  ).map(({ productId, kindName }) => [productId, kindName]);
const choose = (...parts: Part[]) => chooseAll(...parts)[0]?.[0];
const soldOut = { isSellable: false };

test("[GR-03] a service names a part of each kind that fits, in stock or not", () => {
  expect(
    chooseAll(
      ["front-2", "serves", { ...FRONT, ...soldOut }],
      ["front", "serves", FRONT],
      ["rear", "serves", { ...REAR, ...soldOut }],
      ["other", "does-not-serve", { type: "discs", typeName: "Discs" }],
    ),
  ).toEqual([
    ["front", "Front pads"],
    ["rear", "Rear pads"],
  ]);
});

test("[GR-03] parts of one type at two positions are two kinds", () => {
  const parts: Part[] = [
    ["a", "serves", { ...PADS, position: "Dianteira" }],
    ["b", "serves", { ...PADS, position: "Traseira" }],
  ];
  expect(chooseAll(...parts)).toEqual([
    ["a", "Pads · Dianteira"],
    ["b", "Pads · Traseira"],
  ]);
});

test("[GR-03] a service names the part with the best evidence that can be bought", () => {
  expect(choose(["universal", "universal"], ["fits", "serves"])).toBe("fits");
  expect(choose(["sold-out", "serves", soldOut], ["check", "serves-with-note"])).toBe("check");
});

test("[GR-03] a service names a part that fits and is sold out rather than nothing", () => {
  expect(choose(["other", "does-not-serve"], ["sold-out", "serves", soldOut])).toBe("sold-out");
  expect(choose(["a", "universal", soldOut], ["b", "serves-with-note", soldOut])).toBe("b");
  expect(choose(["other", "does-not-serve"], ["unknown", "unknown"])).toBeUndefined();
});
