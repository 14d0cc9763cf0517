import { expect, test } from "vitest";
import { type BulkInput, EMPTY_INPUT, toBulkAction } from "./bulk-input.ts";

const read = (input: Partial<BulkInput>) => toBulkAction({ ...EMPTY_INPUT, ...input });
const price = { kind: "price", field: "price", direction: "raise", ending: "none" };

test.each<[Partial<BulkInput>, object]>([
  [{ by: "8" }, { ...price, percent: 8 }],
  [
    { by: "8,5 %", ending: "90", direction: "lower" },
    { ...price, percent: 8.5, ending: "90", direction: "lower" },
  ],
  [
    { by: "R$ 1,50", unit: "amount" },
    { ...price, amount: 150 },
  ],
  [
    { kind: "replace", find: "a", replacement: "" },
    { kind: "replace", field: "name", find: "a", replacement: "" },
  ],
  [
    { kind: "tags", value: " x ", mode: "remove" },
    { kind: "list", field: "tags", add: [], remove: ["x"] },
  ],
  [
    { kind: "state", value: "archived" },
    { kind: "state", state: "archived" },
  ],
  [
    { kind: "warrantyMonths", value: "12" },
    { kind: "set", changes: { warrantyMonths: 12 } },
  ],
  [
    { kind: "brand", value: "Cobreq" },
    { kind: "set", changes: { brand: "Cobreq" } },
  ],
])("%j is an action", (input, action) => {
  expect(read(input)).toEqual(action);
});

test.each<Partial<BulkInput>>([
  {},
  { by: "x" },
  { by: "1,555" },
  { kind: "replace" },
  { kind: "tags", value: " " },
  { kind: "state", value: "x" },
  { kind: "condition", value: "constructor" },
  { kind: "warrantyMonths", value: "um" },
])("%j is not complete", (input) => {
  expect(read(input)).toBeUndefined();
});
