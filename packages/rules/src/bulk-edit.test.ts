import { expect, test } from "vitest";
import { type BulkAction, planBulkEdit, roundToEnding } from "./bulk-edit.ts";
import { MAX_FITMENTS } from "./fitment-merge.ts";
import { MAX_CENTAVOS } from "./money.ts";

const texts = { name: "Pastilha (Gol) pastilha", excerpt: "", description: "", seoTitle: "", seoDescription: "" };
const product = {
  ...texts,
  price: 99_90,
  compareAtPrice: null,
  cost: 50_00,
  categories: ["a", "b"],
  tags: [],
  fitments: [],
};
const price = { kind: "price", field: "price", direction: "raise", ending: "none" } as const;
const plan = (action: BulkAction<{ brand?: string }>) => planBulkEdit(product, action);
const invalid = { ok: false, refusal: "VALIDATION_FAILED", details: { errors: { price: "ERROR_FORM_INVALID" } } };

test.each([
  [{ ...price, percent: 8 }, { price: 107_89 }],
  [{ ...price, percent: 8, ending: "90" }, { price: 107_90 }],
  [{ ...price, percent: 12.5, direction: "lower", ending: "00" }, { price: 87_00 }],
  [{ ...price, amount: 10_05 }, { price: 109_95 }],
  [{ ...price, amount: 99_89, direction: "lower", ending: "90" }, { price: 90 }],
  [{ ...price, field: "cost", percent: 10 }, { cost: 55_00 }],
  [{ ...price, field: "compareAtPrice", percent: 10 }, {}],
] as const)("%j", (action, value) => {
  expect(plan(action)).toEqual({ ok: true, value });
});

test("a price that would be nothing, less than nothing, or too high is refused", () => {
  expect(plan({ ...price, percent: 100, direction: "lower" })).toEqual(invalid);
  expect(plan({ ...price, amount: 200_00, direction: "lower" })).toEqual(invalid);
  expect(plan({ ...price, amount: MAX_CENTAVOS })).toEqual(invalid);
});

test.each([
  [107_40, "90", 107_90],
  [107_39, "90", 106_90],
  [10, "90", 90],
  [10, "00", 100],
  [149, "00", 100],
  [150, "00", 200],
  [1234_56, "99", 1234_99],
  [1234_56, "none", 1234_56],
] as const)("%i rounds to an ending of %s as %i", (before, ending, after) => {
  expect(roundToEnding(before, ending)).toBe(after);
});

test("texts are replaced wherever they stand, as they are typed", () => {
  const replace = (find: string, replacement: string) => plan({ kind: "replace", field: "name", find, replacement });
  expect(replace("PASTILHA", "$& Jogo")).toEqual({ ok: true, value: { name: "$& Jogo (Gol) $& Jogo" } });
  expect(replace("(gol)", "Polo")).toEqual({ ok: true, value: { name: "Pastilha Polo pastilha" } });
  expect(replace(".", "x")).toEqual({ ok: true, value: { name: product.name } });
  const tooLong = { ok: false, refusal: "VALIDATION_FAILED", details: { errors: { name: "ERROR_FORM_TOO_LONG" } } };
  expect(replace("a", "x".repeat(50))).toEqual(tooLong);
  expect(replace("A", "$$")).toEqual({ ok: true, value: { name: product.name.replaceAll(/a/gi, () => "$$") } });
});

test("lists gain and lose values once; states and fields are set", () => {
  const list = { kind: "list", field: "categories", add: ["c", "b"], remove: ["a"] } as const;
  expect(plan(list)).toEqual({ ok: true, value: { categories: ["b", "c"] } });
  expect(plan({ ...list, field: "tags" })).toEqual({ ok: true, value: { tags: ["c", "b"] } });
  expect(plan({ kind: "state", state: "archived" })).toEqual({ ok: true, value: { state: "archived" } });
  expect(plan({ kind: "set", changes: { brand: "x" } })).toEqual({ ok: true, value: { brand: "x" } });
});

test("fitments are merged up to the limit of a product", () => {
  const fitment = {
    type: 1 as const,
    make: "VW",
    family: "Gol",
    model: "",
    cod_fipe: "",
    yearFrom: 2009,
    yearTo: 2012,
    engine: "",
    fuel: "",
    body: "",
    position: "",
    quantity: null,
    note: "",
    source: "",
    excluded: false,
  };
  const add = { kind: "fitments", mode: "add", fitments: [fitment, fitment] } as const;
  expect(plan(add)).toEqual({ ok: true, value: { fitments: [fitment] } });
  const many = Array.from({ length: MAX_FITMENTS }, (_, at) => ({ ...fitment, family: `Gol ${at}` }));
  expect(planBulkEdit({ ...product, fitments: many }, add)).toMatchObject({
    details: { errors: { fitments: "ERROR_FORM_TOO_LONG" } },
  });
});
