import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { expect, test } from "vitest";
import { NO_CHOICES } from "../product-cells/cell-fields.ts";
import { EMPTY_INPUT } from "../product-selection/bulk-input.ts";
import { applyChanges, editsLeft, isConflict, keepMine, rowChange, rowChanges } from "./cell-edits.ts";
import { planColumn } from "./column-change.ts";
import { endsSale } from "./ends-sale.ts";
import { reasonsOfErrors } from "./use-save-cells.ts";

const stored = { id: "a", revision: 3, name: "Disco", price: 10_00, cost: null } as unknown as GridProductDto;
const type = (edits: Parameters<typeof applyChanges>[0], field: "name" | "price", text: string, row = stored) =>
  applyChanges(edits, [{ row, field, text }], NO_CHOICES);

test("a changed cell is sent with the value that it had, and no edit once it is as stored", () => {
  const edits = type(type([], "price", "12,5"), "price", "13");
  expect(rowChange(stored, edits, NO_CHOICES)).toEqual({
    id: "a",
    revision: 3,
    changes: { price: 13_00 },
    base: { price: 10_00 },
  });
  expect(type(edits, "price", "10,00")).toEqual([]);
  expect(rowChange(stored, type(edits, "name", " "), NO_CHOICES)).toBeUndefined();
});

test("a price above the compare-at price ends the sale", () => {
  const reduced = { ...stored, compareAtPrice: 12_00 };
  const endsAt = (price: string) => endsSale(reduced, type([], "price", price, reduced), NO_CHOICES);
  expect(["11", "12", "13", "x"].map(endsAt)).toEqual([false, true, true, false]);
  expect(endsSale({ ...stored, compareAtPrice: null }, type([], "price", "13"), NO_CHOICES)).toBe(false);
});

test("a value that another user saved meanwhile is not overwritten until the user says so", () => {
  const edits = type([], "price", "13");
  const fresh = { ...stored, price: 11_00, revision: 4 };
  expect(edits.map((edit) => isConflict(edit, stored, NO_CHOICES))).toEqual([false]);
  expect(edits.map((edit) => isConflict(edit, fresh, NO_CHOICES))).toEqual([true]);
  expect(edits.map((edit) => isConflict(edit, { ...stored, price: 13_00 }, NO_CHOICES))).toEqual([false]);
  expect(rowChange(fresh, edits, NO_CHOICES)).toBeUndefined();
  expect(rowChange(fresh, type(edits, "price", "14", fresh), NO_CHOICES)).toBeUndefined();
  expect(rowChange(fresh, keepMine(edits, fresh, "price"), NO_CHOICES)).toMatchObject({
    revision: 4,
    changes: { price: 13_00 },
    base: { price: 11_00 },
  });
});

test("after a save the cells that have another text by now stay, on the saved value", () => {
  const other = { ...stored, id: "b" };
  const sent = type(type(type([], "price", "13"), "name", "Par"), "price", "14", other);
  const saved = rowChanges([stored], sent, NO_CHOICES);
  const left = (edits: typeof sent) => editsLeft(edits, { sent, saved, choices: NO_CHOICES });
  expect(left(sent)).toEqual([{ id: "b", field: "price", text: "14", base: 10_00 }]);
  expect(left(type(sent, "price", "15"))).toContainEqual({ id: "a", field: "price", text: "15", base: 13_00 });
  expect(left(type(sent, "price", "10,00"))).toContainEqual({ id: "a", field: "price", text: "10,00", base: 13_00 });
});

test("an error of the whole call is that of its cell", () => {
  const products = rowChanges([stored], type([], "name", "Par"), NO_CHOICES);
  expect(reasonsOfErrors(products, { "products.0.changes.name": "ERROR_FORM_TOO_LONG", other: "x" })).toEqual([
    ["a name", "O texto é longo demais."],
  ]);
});

test("a column is raised, replaced or filled where that changes a cell", () => {
  const rows = [stored, { ...stored, id: "b", name: "Lona", price: 0 }];
  const plan = (action: "price" | "replace" | "fill", field: "name" | "price", input: object) =>
    planColumn({
      rows,
      field,
      action,
      input: { ...EMPTY_INPUT, ...input },
      choices: NO_CHOICES,
      textOf: (row) => (field === "name" ? row.name : row.price === 0 ? "" : "10,00"),
    }).map(({ row, text }) => [row.id, text]);
  expect(plan("price", "price", { by: "8", ending: "90" })).toEqual([["a", "10,90"]]);
  expect(plan("price", "price", { by: "x" })).toEqual([]);
  expect(plan("price", "price", { by: "100", direction: "lower" })).toEqual([]);
  expect(plan("replace", "name", { find: "DISCO", replacement: "Par" })).toEqual([["a", "Par"]]);
  expect(plan("fill", "name", { value: "Lona" })).toEqual([["a", "Lona"]]);
});
