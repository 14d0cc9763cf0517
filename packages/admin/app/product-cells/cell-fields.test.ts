import { productFieldInputs } from "@pecacerta/contract/admin/product-inputs";
import { expect, test } from "vitest";
import { findNewBrands } from "../product-grid/find-new-brands.ts";
import {
  CELL_FIELDS,
  type CellField,
  cellChoices,
  isNewBrand,
  NO_CHOICES,
  readCell,
  writeCell,
} from "./cell-fields.ts";

const choices = {
  brands: [{ value: "cobreq", name: "Cobreq" }],
  types: [{ value: "pastilha", name: "Pastilha de freio" }],
  categories: [
    { value: "freios", name: "Freios" },
    { value: "discos", name: "Freios > Discos" },
  ],
  hasAllBrands: true,
};
const read = (field: CellField, text: string) => readCell(field, text, choices);

test.each<[CellField, string, unknown]>([
  ["name", " Disco ", "Disco"],
  ["price", "R$ 1.234,5", 1234_50],
  ["price", "1234.50", 1234_50],
  ["compareAtPrice", "", null],
  ["cost", "12", 12_00],
  ["brand", "cobreq", "cobreq"],
  ["brand", "COBREQ", "cobreq"],
  ["brand", "Outra", "Outra"],
  ["type", "pastilha de freio", "pastilha"],
  ["type", "", null],
  ["categories", "Freios > Discos | freios", ["discos", "freios"]],
  ["categories", "", []],
  ["condition", "remanufaturado", "remanufactured"],
  ["origin", "2 · Estrangeira, comprada no Brasil", 2],
  ["origin", "2", 2],
  ["featured", "Sim", true],
  ["weight", "0,85", 850],
  ["box", "20 x 10,5 x 5", { length: 200, width: 105, height: 50 }],
  ["tags", "a, b, a", ["a", "b"]],
  ["warrantyMonths", "12", 12],
  ["name", "Disco\nde freio", "Disco de freio"],
  ["gtin", "789 1234 567895", "7891234567895"],
  ["ncm", "8708.30.90", "87083090"],
])("%s takes %j", (field, text, value) => {
  expect(read(field, text)).toEqual({ value });
});

test.each<[CellField, string, string]>([
  ["name", " ", "ERROR_FORM_REQUIRED"],
  ["sku", "", "ERROR_FORM_REQUIRED"],
  ["price", "12,345", "ERROR_FORM_INVALID"],
  ["price", "-5", "ERROR_FORM_INVALID"],
  ["type", "Outro", "ERROR_FORM_INVALID"],
  ["categories", "Freios | Nenhuma", "CATEGORY_NOT_FOUND"],
  ["condition", "constructor", "ERROR_FORM_INVALID"],
  ["featured", "talvez", "ERROR_FORM_INVALID"],
  ["box", "20 x 10", "ERROR_FORM_INVALID"],
  ["box", "20 x 10 x 1001", "ERROR_FORM_INVALID"],
  ["gtin", "7891234567890", "INVALID_GTIN"],
])("%s refuses %j", (field, text, error) => {
  expect(read(field, text)).toEqual({ error });
});

test.each([
  "name",
  "sku",
  "partNumber",
  "brand",
  "supplier",
  "supplierCode",
  "excerpt",
  "seoTitle",
  "seoDescription",
  "internalNotes",
] as const)("the longest text of %s is that of the call", (field) => {
  const isAccepted = (length: number) => productFieldInputs[field].safeParse("x".repeat(length)).success;
  const longest = [80, 120, 200, 320, 1000, 5000].findLast(isAccepted) ?? 0;
  expect(isAccepted(longest + 1)).toBe(false);
  expect(read(field, "x".repeat(longest))).toHaveProperty("value");
  expect(read(field, "x".repeat(longest + 1))).toEqual({ error: "ERROR_FORM_TOO_LONG" });
});

test("each field reads what it writes", () => {
  const values = {
    name: "Disco",
    sku: "D-1",
    partNumber: "",
    brand: "cobreq",
    type: null,
    categories: ["discos"],
    price: 10_00,
    compareAtPrice: null,
    cost: 5_01,
    whenOut: "pending",
    tags: ["a"],
    featured: false,
    gtin: "",
    ncm: "87083090",
    condition: "used",
    origin: 0,
    warrantyMonths: null,
    weight: 1250,
    box: { length: 200, width: 105, height: 5 },
    supplier: "Z",
    supplierCode: "1",
    excerpt: "x",
    seoTitle: "",
    seoDescription: "",
    internalNotes: "",
  } as const;
  for (const field of CELL_FIELDS)
    expect([field, read(field, writeCell(field, values[field] as never, choices))]).toEqual([
      field,
      { value: values[field] },
    ]);
  expect(cellChoices("brand", choices)).toEqual(["Cobreq"]);
  expect(cellChoices("price", NO_CHOICES)).toBeUndefined();
});

test("a brand that the company does not have is told apart from one in another writing, once all are known", () => {
  const isNew = (text: string) => isNewBrand(text, choices);
  expect(["Cob", "Outra", "Cobreq", "COBRÉQ", " cobreq ", "", "-"].filter(isNew)).toEqual(["Cob", "Outra"]);
  expect(isNewBrand("Cob", { ...choices, hasAllBrands: false })).toBe(false);
  const edit = (text: string, field: CellField = "brand") => ({ id: text, field, text, base: "" });
  const edits = [edit("Cob"), edit("Cobreq"), edit(" Cob "), edit("Cob", "name"), edit("Zi")];
  expect(findNewBrands(edits, choices)).toEqual(["Cob", "Zi"]);
});
