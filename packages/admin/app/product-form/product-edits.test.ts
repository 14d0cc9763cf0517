import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { expect, test } from "vitest";
import {
  editField,
  editsAfterSaving,
  formValue,
  type ProductEdits,
  priceErrors,
  productChanges,
  settleConflicts,
  unsentChanges,
} from "./product-edits.ts";

const product = {
  name: "Pastilha",
  sku: "PF-1",
  type: "pastilha",
  categories: ["freios"],
  price: 8990,
  compareAtPrice: null,
  saleEndsAt: null,
  weight: 850,
  box: { length: 200, width: 105, height: 60 },
  warrantyMonths: 3,
  numbers: [],
} as unknown as ProductFieldsDto;
const INVALID = "ERROR_FORM_INVALID";
const ATTRIBUTE = { slug: "", name: "", featured: false, text: "", known: [] };
const OPTION = { slug: "", name: "", type: "default", values: [{ slug: "", name: "" }] };
const named = (name: string) => ({ slug: "", name });
const VOLTAGE = { ...ATTRIBUTE, slug: "tensao", name: "Tensão", text: "12" };
const COLOR = { slug: "cor", name: "Cor", type: "color", values: [named("Azul")] };

test("the form shows a product as people write it", () => {
  const shown = (["price", "compareAtPrice", "weight", "box", "warrantyMonths"] as const).map((field) =>
    formValue(product, {}, field),
  );
  expect(shown).toEqual(["89,90", "", "0,85", { length: "20", width: "10,5", height: "6" }, "3"]);
  expect(formValue({ ...product, saleEndsAt: "2026-12-25T02:59:59.000Z" }, {}, "saleEndsAt")).toBe("2026-12-24");
});

test("a change sends the new value with the stored one, as long as they differ", () => {
  const edits = editField(product, editField(product, {}, "price", "1.234,5"), "type", null);
  expect(productChanges(edits, product)).toEqual({
    changes: { price: 123450, type: null },
    base: { price: 8990, compareAtPrice: null, saleEndsAt: null, type: "pastilha" },
    errors: {},
  });
  expect(formValue(product, edits, "type")).toBeNull();
  expect(editField(product, editField(product, edits, "price", "89,90"), "type", "pastilha")).toEqual({});
  expect(productChanges(editField(product, {}, "price", "89,9"), product).changes).toEqual({});
});

test("the base is the value that was stored when the user began, whatever is stored since", () => {
  const edits = editField(product, {}, "price", "95");
  const later = editField({ ...product, price: 7000 }, edits, "price", "96");
  expect(productChanges(later, product)).toMatchObject({ changes: { price: 9600 }, base: { price: 8990 } });
});

test("what cannot be read is an error of its field or part", () => {
  const price = editField(product, {}, "price", "doze");
  const box = editField(product, price, "box", { length: "20", width: "x", height: "" });
  expect(productChanges(editField(product, box, "name", "Pastilha nova"), product)).toEqual({
    changes: { name: "Pastilha nova" },
    base: { name: "Pastilha" },
    errors: { price: "ERROR_FORM_INVALID", "box.width": "ERROR_FORM_INVALID", "box.height": "ERROR_FORM_REQUIRED" },
  });
});

test("the last day of a sale ends in Brasília; empty fields are none", () => {
  const edits = editField(product, editField(product, {}, "saleEndsAt", "2026-12-24"), "weight", " ");
  expect(productChanges(edits, product).changes).toEqual({ saleEndsAt: "2026-12-25T02:59:59.000Z", weight: null });
});

test("numbers that were added and left empty are not sent", () => {
  const numbers = [
    { kind: "oem" as const, maker: "VW", number: "5U0698151" },
    { kind: "oem" as const, maker: "", number: " " },
  ];
  expect(productChanges(editField(product, {}, "numbers", numbers), product).changes).toEqual({
    numbers: [numbers[0]],
  });
});

test("what was typed while saving stays, on the saved value", () => {
  const sent = editField(product, {}, "name", "Pastilha A");
  const saved = { ...product, name: "Pastilha A" };
  expect(editsAfterSaving(sent, sent, saved)).toEqual({});
  const typed = editField(product, sent, "name", "Pastilha AB");
  expect(editsAfterSaving(typed, sent, saved)).toEqual({ name: { base: "Pastilha A", value: "Pastilha AB" } });
  const reverted = editField(product, sent, "name", "Pastilha");
  expect(editsAfterSaving(reverted, sent, saved)).toEqual({ name: { base: "Pastilha A", value: "Pastilha" } });
  const price = editField(product, {}, "price", "95");
  const left = editField(product, price, "price", "95,00");
  expect(editsAfterSaving(left, price, { ...product, price: 9500 })).toEqual({});
});

test("of two people's changes to one field the user chooses; the others stay", () => {
  const name = editField(product, {}, "name", "Minha");
  const edits = editField(product, editField(product, name, "price", "90"), "sku", "PF-2");
  const current = { name: "Dela", price: 9500 };
  const settled = settleConflicts(edits, current, { name: "current", price: "yours" });
  expect(productChanges(settled, product)).toMatchObject({
    changes: { price: 9000, sku: "PF-2" },
    base: { price: 9500, sku: "PF-1" },
  });
});

test("what would follow of a change is sent with its stored value, and kept if the user chooses that", () => {
  const reduced = { ...product, compareAtPrice: 12000, saleEndsAt: null };
  const price = editField(reduced, {}, "price", "125");
  expect(productChanges(price, reduced)).toMatchObject({
    changes: { price: 12500 },
    base: { price: 8990, compareAtPrice: 12000, saleEndsAt: null },
  });
  const unchanged = settleConflicts(price, { compareAtPrice: 13000 }, { compareAtPrice: "current" });
  expect(productChanges(unchanged, { ...reduced, compareAtPrice: 13000 })).toMatchObject({
    changes: { price: 12500, compareAtPrice: 13000 },
    base: { price: 8990, compareAtPrice: 13000 },
  });
  const followed = settleConflicts(price, { compareAtPrice: 13000 }, { compareAtPrice: "yours" });
  expect(productChanges(followed, { ...reduced, compareAtPrice: 13000 }).changes).toEqual({ price: 12500 });
});

test("what other people changed is told apart from one's own and from what follows of it", () => {
  const reduced = { ...product, compareAtPrice: 9990, saleEndsAt: "2026-12-25T02:59:59.000Z" };
  const after = { ...reduced, name: "Dela", price: 9990, compareAtPrice: null, saleEndsAt: null };
  const sent = editField(reduced, {}, "price", "99,90");
  expect(unsentChanges(reduced, { after, changed: ["price", "compareAtPrice", "saleEndsAt"], sent })).toEqual({
    others: ["name"],
    consequences: ["compareAtPrice", "saleEndsAt"],
  });
});

test.each([
  ["name", "  ", { name: "ERROR_FORM_REQUIRED" }],
  ["sku", "", { sku: "ERROR_FORM_REQUIRED" }],
  ["slug", "--", { slug: "ERROR_FORM_REQUIRED" }],
  ["gtin", "7891234567890", { gtin: "INVALID_GTIN" }],
  ["ncm", "9999.99.99", { ncm: "ERROR_FORM_INVALID" }],
  ["warrantyMonths", "241", { warrantyMonths: "ERROR_FORM_INVALID" }],
  ["weight", "1.000,001", { weight: "ERROR_FORM_INVALID" }],
  ["box", { length: "0", width: "1", height: "1001" }, { "box.length": INVALID, "box.height": INVALID }],
  ["tags", `freio, ${"x".repeat(61)}`, { tags: "ERROR_FORM_INVALID" }],
  ["numbers", [{ kind: "oem", maker: "VW", number: "" }], { "numbers.0.number": "ERROR_FORM_REQUIRED" }],
  ["numbers", [{ kind: "oem", maker: "", number: "--" }], { "numbers.0.number": "ERROR_FORM_INVALID" }],
  ["attributes", [{ ...ATTRIBUTE, text: "12 V" }], { "attributes.0.name": "ERROR_FORM_REQUIRED" }],
  ["attributes", [{ ...ATTRIBUTE, name: "Tensão" }], { "attributes.0.values": "ERROR_FORM_REQUIRED" }],
  ["attributes", [{ ...ATTRIBUTE, slug: "tensao", text: "x", isWrong: true }], { "attributes.0.values": INVALID }],
  ["options", [{ ...OPTION, name: "Cor" }], { "options.0.values": "ERROR_FORM_REQUIRED" }],
  ["options", [COLOR, { ...COLOR, slug: "", name: "cor" }], { "options.1.name": INVALID }],
  ["attributes", [VOLTAGE, { ...VOLTAGE, slug: "" }], { "attributes.1.name": INVALID }],
] as const)("what the server would refuse in %s, %j, is refused beside the field", (field, value, errors) => {
  const edits = { [field]: { base: null, value } } as unknown as ProductEdits;
  expect(productChanges(edits, product)).toEqual({ changes: {}, base: {}, errors });
});

test("what is new takes a slug that nothing of an earlier name has", () => {
  const options = [
    { ...COLOR, name: "Lado", values: [{ slug: "azul", name: "Verde" }, named("Azul"), named("azul")] },
    { ...COLOR, slug: "" },
  ];
  const edits = { options: { base: null, value: options } } as unknown as ProductEdits;
  const [renamed, added] = productChanges(edits, product).changes.options ?? [];
  expect(renamed).toMatchObject({
    slug: "cor",
    values: [
      { slug: "azul", name: "Verde" },
      { slug: "azul-2", name: "Azul" },
    ],
  });
  expect(added).toMatchObject({ slug: "cor-2", name: "Cor", values: [{ slug: "azul", name: "Azul" }] });
});

test("codes are read as they are printed", () => {
  const edits = editField(product, editField(product, {}, "gtin", "789 1234 567895"), "ncm", "8708.30.90");
  expect(productChanges(edits, product).changes).toEqual({ gtin: "7891234567895", ncm: "87083090" });
});

test("a price to compare with must be higher, and the end of a sale in the future", () => {
  const now = "2026-12-01T12:00:00.000Z";
  expect(priceErrors(product, { compareAtPrice: 8990 }, now)).toEqual({ compareAtPrice: INVALID });
  expect(priceErrors(product, { saleEndsAt: "2026-12-25T02:59:59.000Z" }, now)).toEqual({ saleEndsAt: INVALID });
  expect(priceErrors({ ...product, compareAtPrice: 9990 }, { price: 9990 }, now)).toEqual({});
});
