import { expect, test } from "vitest";
import type { FitmentDraft } from "./fitment-draft.ts";
import { mergeFitments, missingFitments } from "./fitment-merge.ts";

const row = (changes: Partial<FitmentDraft> = {}): FitmentDraft => ({
  type: 1,
  make: "VW - VolksWagen",
  family: "Gol",
  model: "",
  cod_fipe: "",
  yearFrom: 2009,
  yearTo: 2012,
  engine: "1.0 8V",
  fuel: "",
  body: "",
  position: "",
  quantity: null,
  note: "",
  source: "Lista",
  excluded: false,
  ...changes,
});
const front = row({ position: "Dianteira", note: "com ar" });
const rear = row({ position: "Traseira", note: "sem ar" });

test("rows that differ by position, quantity or note only are different rows", () => {
  const rows = [front, rear, row({ quantity: 2 }), row({ quantity: 4 })];
  expect(mergeFitments([], rows, "add")).toEqual(rows);
  expect(mergeFitments([row()], rows, "replace")).toEqual(rows);
  expect(missingFitments([front], rows)).toEqual(rows.slice(1));
});

test("a row that says the same, with another source or another order of fields, is there once", () => {
  const { type, ...rest } = row({ source: "Planilha" });
  const same = { ...rest, type };
  expect(mergeFitments([row()], [same], "add")).toEqual([row()]);
  expect(mergeFitments([], [row(), same], "replace")).toEqual([row()]);
});

test("rows about the same vehicles are removed, of one position or note if it is given", () => {
  expect(mergeFitments([front, rear, row({ engine: "1.6 8V" })], [row()], "remove")).toEqual([
    row({ engine: "1.6 8V" }),
  ]);
  expect(mergeFitments([front, rear], [row({ position: "Traseira" })], "remove")).toEqual([front]);
  expect(mergeFitments([front, rear], [row({ note: "com ar" })], "remove")).toEqual([rear]);
});
