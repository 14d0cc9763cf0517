import fc from "fast-check";
import { expect, test } from "vitest";
import { isWhiteOption, purchaseOptions, validateChoices } from "./product.ts";

const buyable = { price: 1000, compareAtPrice: null, stock: 3, signedIn: true };
const products = fc.record({
  price: fc.nat({ max: 3 }),
  compareAtPrice: fc.option(fc.integer({ min: 4, max: 9 })),
  stock: fc.nat({ max: 3 }),
  signedIn: fc.boolean(),
});

test("[QV-03] customers can add to the cart, visitors get a login button instead", () => {
  expect(purchaseOptions(buyable)).toMatchObject({ addToCart: true, login: false });
  expect(purchaseOptions({ ...buyable, signedIn: false })).toMatchObject({ addToCart: false, login: true });
});

test("[QV-03] products without price or stock cannot be added to the cart", () => {
  for (const product of [
    { ...buyable, price: 0 },
    { ...buyable, stock: 0 },
    { ...buyable, stock: -1 },
  ]) {
    expect(purchaseOptions(product)).toMatchObject({ addToCart: false, login: false });
    expect(purchaseOptions({ ...product, signedIn: false })).toMatchObject({ addToCart: false, login: false });
  }
});

test("[QV-04] the price is shown with price and stock, or with a comparison price", () => {
  expect(purchaseOptions(buyable).showPrice).toBe(true);
  expect(purchaseOptions({ ...buyable, stock: 0 }).showPrice).toBe(false);
  expect(purchaseOptions({ ...buyable, price: 0 }).showPrice).toBe(false);
  expect(purchaseOptions({ ...buyable, stock: 0, compareAtPrice: 2000 }).showPrice).toBe(true);
});

test("[QV-05] only customers can compare, and only products with price and stock", () => {
  expect(purchaseOptions(buyable).compare).toBe(true);
  expect(purchaseOptions({ ...buyable, signedIn: false }).compare).toBe(false);
  expect(purchaseOptions({ ...buyable, price: 0 }).compare).toBe(false);
  expect(purchaseOptions({ ...buyable, stock: 0 }).compare).toBe(false);
});

test("[QV-06] products without price or stock have the WhatsApp action instead", () => {
  expect(purchaseOptions(buyable).whatsapp).toBe(false);
  expect(purchaseOptions({ ...buyable, price: 0 }).whatsapp).toBe(true);
  expect(purchaseOptions({ ...buyable, stock: 0, signedIn: false }).whatsapp).toBe(true);
});

test("[QV-03] [QV-06] there is always exactly one action", () => {
  fc.assert(
    fc.property(products, (product) => {
      const { addToCart, login, whatsapp } = purchaseOptions(product);
      expect([addToCart, login, whatsapp].filter(Boolean)).toHaveLength(1);
    }),
  );
});

const material = { slug: "material", values: [{ slug: "aco" }, { slug: "aluminio" }] };
const color = { slug: "color", values: [{ slug: "white" }, { slug: "black" }] };
const steel = { name: "material", value: "aco" };
const white = { name: "color", value: "white" };

test("[PR-07] one value of each option is accepted, in the product's order", () => {
  expect(validateChoices([material, color], [white, steel])).toEqual({ ok: true, value: [steel, white] });
  expect(validateChoices([], [])).toEqual({ ok: true, value: [] });
});

test.each([
  ["a missing option", [steel]],
  ["no choice at all", []],
  ["an unknown option", [steel, white, { name: "size", value: "xl" }]],
  ["an unknown option in the place of another", [steel, { name: "size", value: "white" }]],
  ["an unknown value", [steel, { name: "color", value: "pink" }]],
  ["a value of another option", [steel, { name: "color", value: "aco" }]],
  ["the same option twice", [steel, white, white]],
  ["one option twice in the place of another", [steel, steel]],
  ["two values of one option", [steel, { name: "material", value: "aluminio" }]],
])("[PR-07] %s is refused", (_, choices) => {
  expect(validateChoices([material, color], choices)).toEqual({ ok: false, refusal: "ERROR_ADD_TO_CART_OPTIONS" });
});

test("[PR-07] a choice for a product without options is refused", () => {
  expect(validateChoices([], [white]).ok).toBe(false);
});

test("[PR-07] an accepted choice has only name and value", () => {
  const sent = { ...steel, price: 1 };
  expect(validateChoices([material], [sent])).toEqual({ ok: true, value: [steel] });
});

test("white is recognized by slug, name or color", () => {
  expect(isWhiteOption({ slug: "white", name: "Neve" })).toBe(true);
  expect(isWhiteOption({ slug: "c1", name: "Branco" })).toBe(true);
  expect(isWhiteOption({ slug: "c1", name: "Neve", color: "#FFF" })).toBe(true);
  expect(isWhiteOption({ slug: "black", name: "Preto", color: "#000" })).toBe(false);
  expect(isWhiteOption({ slug: "off-white", name: "Gelo", color: "#fafafa" })).toBe(false);
});

test("white is a whole word of slug, name or color", () => {
  const option = { slug: "x", name: "X" };
  for (const slug of ["white", "branca", "branco"]) expect(isWhiteOption({ ...option, slug })).toBe(true);
  for (const slug of ["whitewall", "branca-gelo", "offwhite", "brancx"])
    expect(isWhiteOption({ ...option, slug })).toBe(false);
  for (const name of ["Off White", "Branco gelo", "Esbranquiçado branco"])
    expect(isWhiteOption({ ...option, name })).toBe(false);
  for (const color of ["#FFFFFF", "#fff", "White"]) expect(isWhiteOption({ ...option, color })).toBe(true);
  for (const color of ["#fffffe", "offwhite", "#fff0"]) expect(isWhiteOption({ ...option, color })).toBe(false);
});
