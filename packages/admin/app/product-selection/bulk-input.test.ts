import { expect, test } from "vitest";
import { type BulkInput, bulkValueError, EMPTY_INPUT, isAmountInvalid, toBulkAction } from "./bulk-input.ts";

const choices = {
  brands: [{ value: "cobreq", name: "Cobreq" }],
  types: [{ value: "pastilha", name: "Pastilha de freio" }],
  categories: [],
  hasAllBrands: true,
};
const read = (input: Partial<BulkInput>) => toBulkAction({ ...EMPTY_INPUT, ...input }, choices);
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
    { kind: "brand", value: "COBREQ" },
    { kind: "set", changes: { brand: "cobreq" } },
  ],
  [
    { kind: "type", value: "pastilha de freio" },
    { kind: "set", changes: { type: "pastilha" } },
  ],
  [
    { kind: "fixedPrice", value: "1.129,9" },
    { kind: "set", changes: { price: 1129_90 } },
  ],
  [
    { kind: "fixedCompareAtPrice", isCleared: true },
    { kind: "set", changes: { compareAtPrice: null } },
  ],
  [
    { kind: "weight", value: "0,85" },
    { kind: "set", changes: { weight: 850 } },
  ],
  [
    { kind: "box", value: "20 x 10,5 × 5" },
    { kind: "set", changes: { box: { length: 200, width: 105, height: 50 } } },
  ],
])("%j is an action", (input, action) => {
  expect(read(input)).toEqual(action);
});

test.each<Partial<BulkInput>>([
  {},
  { by: "x" },
  { by: "1,555" },
  { by: "1000,01" },
  { kind: "replace" },
  { kind: "tags", value: " " },
  { kind: "state", value: "x" },
  { kind: "condition", value: "constructor" },
  { kind: "warrantyMonths", value: "um" },
  { kind: "type", value: "Outro" },
  { kind: "box", value: "20 x 10" },
  { kind: "fixedPrice", isCleared: true },
])("%j is not complete", (input) => {
  expect(read(input)).toBeUndefined();
});

test("a value that cannot be read is wrong, an empty one is not", () => {
  expect(["", "x", "1.000,01", "8"].map((by) => isAmountInvalid({ ...EMPTY_INPUT, by }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(bulkValueError("ncm", "123", choices)).toBe("O NCM tem 8 números. Confira na nota do fornecedor.");
  expect(bulkValueError("warrantyMonths", "12", choices)).toBeUndefined();
  expect(bulkValueError("ncm", " ", choices)).toBeUndefined();
});
