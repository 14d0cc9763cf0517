import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addCartItem,
  buildCart,
  CART_DELAY_MS,
  type Cart,
  changeCartTerms,
  emptyCart,
  mergeCarts,
  type NewCartItem,
  optionsKey,
  orderTotals,
  productTotals,
  removeCartItem,
  totalsLines,
  updateCartQuantities,
} from "./cart.ts";
import { SPEC_TERMS } from "./sales-terms.ts";

type Part = { id: string; name: string };

const pad: Part = { id: "p1", name: "Pastilha de freio" };
const oil: Part = { id: "p2", name: "Óleo 5W30" };
const line = (over: Partial<NewCartItem<Part>> = {}): NewCartItem<Part> => ({
  product: pad,
  options: [],
  price: 1990,
  quantity: 1,
  ...over,
});
const steel = { name: "material", value: "aco" };
const white = { name: "color", value: "white" };
const filled = (...items: NewCartItem<Part>[]): Cart<Part> => items.reduce(addCartItem<Part>, emptyCart<Part>());

test("[CART-07] [EN-10] an empty cart has two zero lines", () => {
  expect(emptyCart()).toEqual({
    terms: SPEC_TERMS,
    lastItemId: 0,
    items: [],
    subtotal: 0,
    quantity: 0,
    totals: [
      { type: "shipping", title: "Frete", price: 0 },
      { type: "tax", title: "Impostos", price: 0 },
    ],
    total: 0,
  });
});

test("[CART-01] [CART-06] [EN-10] a new line gets the next id, and all sums are recomputed", () => {
  const cart = filled(line({ price: 1990, quantity: 3 }), line({ product: oil, price: 4500, quantity: 2 }));
  expect(cart).toEqual({
    terms: SPEC_TERMS,
    lastItemId: 2,
    items: [
      { id: 1, product: pad, options: [], price: 1990, quantity: 3, total: 5970 },
      { id: 2, product: oil, options: [], price: 4500, quantity: 2, total: 9000 },
    ],
    subtotal: 14970,
    quantity: 5,
    totals: [
      { type: "shipping", title: "Frete", price: 2500 },
      { type: "tax", title: "Impostos", price: 2994 },
    ],
    total: 20464,
  });
});

test("[CART-01] ids continue after a removal", () => {
  const cart = removeCartItem(filled(line(), line({ product: oil })), 2);
  expect(addCartItem(cart, line({ product: oil })).items.map(({ id }) => id)).toEqual([1, 3]);
});

test("[CART-02] a matching line leaves the cart unchanged", () => {
  const cart = filled(line({ options: [steel] }));
  expect(addCartItem(cart, line({ options: [steel], quantity: 5, price: 1 }))).toBe(cart);
});

test("[CART-02] another option, fewer or more options make another line", () => {
  const cart = filled(line({ options: [steel] }));
  for (const options of [[], [white], [steel, white], [{ ...steel, value: "aluminio" }]]) {
    expect(addCartItem(cart, line({ options })).items).toHaveLength(2);
  }
});

test("[CART-03] the order of option pairs does not matter", () => {
  const cart = filled(line({ options: [steel, white] }));
  expect(addCartItem(cart, line({ options: [white, steel] }))).toBe(cart);
});

test("[CART-03] option sets differ by number of pairs, names and values", () => {
  const a = { name: "a", value: "1" };
  const b = { name: "b", value: "1" };
  expect(optionsKey([a, a, b])).not.toBe(optionsKey([a, b, b]));
  expect(optionsKey([{ name: "a", value: "b,c" }])).not.toBe(optionsKey([{ name: "a,b", value: "c" }]));
  expect(optionsKey([{ name: 'a","b', value: "c" }])).not.toBe(optionsKey([{ name: "a", value: 'b","c' }]));
});

test("[CART-03] a shuffled option set is equal", () => {
  const pairs = fc.array(fc.record({ name: fc.string(), value: fc.string() }), { maxLength: 6 });
  const shuffled = pairs.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
  );
  fc.assert(
    fc.property(shuffled, ([some, others]) => {
      expect(optionsKey(some)).toBe(optionsKey(others));
    }),
  );
});

test("[CART-04] removing deletes the line of that id only", () => {
  const cart = filled(line(), line({ product: oil }));
  expect(removeCartItem(cart, 1).items.map(({ id }) => id)).toEqual([2]);
  expect(removeCartItem(cart, 9)).toBe(cart);
});

test("[CART-04] [CART-07] after the last line both totals lines are zero again", () => {
  expect(removeCartItem(filled(line()), 1)).toEqual({ ...emptyCart(), lastItemId: 1 });
});

test("[CART-05] only lines whose quantity differs change", () => {
  const cart = filled(line({ quantity: 1 }), line({ product: oil, quantity: 2 }));
  const updated = updateCartQuantities(cart, [
    { id: 1, quantity: 4 },
    { id: 2, quantity: 2 },
  ]);
  expect(updated.items[0]).toMatchObject({ quantity: 4, total: 4 * 1990 });
  expect(updated.items[1]).toEqual(cart.items[1]);
});

test("[CART-05] equal quantities, unknown ids and invalid quantities leave the cart unchanged", () => {
  const cart = filled(line({ quantity: 2 }));
  expect(updateCartQuantities(cart, [{ id: 1, quantity: 2 }])).toBe(cart);
  expect(updateCartQuantities(cart, [{ id: 7, quantity: 3 }])).toBe(cart);
  expect(updateCartQuantities(cart, [])).toBe(cart);
  for (const quantity of [0, -1, 1.5, 1000, Number.NaN]) {
    expect(updateCartQuantities(cart, [{ id: 1, quantity }])).toBe(cart);
    expect(addCartItem(cart, line({ product: oil, quantity }))).toBe(cart);
  }
});

test("[CART-07] shipping is 25 flat, tax 20 percent of the subtotal rounded half up", () => {
  expect(orderTotals([{ price: 1003, quantity: 1 }], SPEC_TERMS)).toEqual({
    quantity: 1,
    subtotal: 1003,
    shipping: 2500,
    tax: 201,
    taxIncluded: false,
    total: 3704,
  });
  expect(orderTotals([{ price: 1002, quantity: 1 }], SPEC_TERMS).tax).toBe(200);
  expect(totalsLines(orderTotals([{ price: 1000, quantity: 2 }], SPEC_TERMS))).toEqual([
    { type: "shipping", title: "Frete", price: 2500 },
    { type: "tax", title: "Impostos", price: 400 },
  ]);
  expect(orderTotals([], SPEC_TERMS)).toMatchObject({ quantity: 0, subtotal: 0, shipping: 0, tax: 0, total: 0 });
});

test("[CART-07] a company's own shipping and tax replace the defaults", () => {
  const terms = { ...SPEC_TERMS, shipping_flat_rate: 1250, tax_bp: 1050 };
  expect(productTotals(1000, terms)).toMatchObject({ shipping: 1250, tax: 105, total: 2355 });
  expect(emptyCart(terms)).toMatchObject({ total: 0, totals: [{ price: 0 }, { price: 0 }] });
});

test("included taxes are stated and not added", () => {
  const terms = { ...SPEC_TERMS, tax_mode: "included" } as const;
  const totals = orderTotals([{ price: 6000, quantity: 2 }], terms);
  expect(totals).toMatchObject({ subtotal: 12000, shipping: 2500, tax: 2000, taxIncluded: true, total: 14500 });
  expect(totalsLines(totals)[1]).toEqual({ type: "tax", title: "Impostos", price: 2000, included: true });
});

test("a cart keeps its terms, and new terms change its sums", () => {
  const cart = filled(line({}));
  const cheaper = changeCartTerms(cart, { ...SPEC_TERMS, shipping_flat_rate: 0 });
  expect(cheaper.total).toBe(cart.total - 2500);
  expect(addCartItem(cheaper, line({ product: oil })).totals[0]?.price).toBe(0);
  expect(changeCartTerms(cart, { ...SPEC_TERMS })).toBe(cart);
});

test("[CART-08] changes take effect after 250 ms", () => {
  expect(CART_DELAY_MS).toBe(250);
});

test("[CART-10] merging keeps the server's lines and appends the browser's other lines under new ids", () => {
  const server = filled(line({ quantity: 2 }), line({ product: oil }));
  const disc = { id: "p3", name: "Disco de freio" };
  const local = filled(line({ product: disc, price: 9900 }), line({ quantity: 7 }));
  const merged = mergeCarts(server, local);
  expect(merged.items.map(({ id, product, quantity }) => [id, product.id, quantity])).toEqual([
    [1, "p1", 2],
    [2, "p2", 1],
    [3, "p3", 1],
  ]);
  expect(mergeCarts(merged, local)).toBe(merged);
});

test("a cart keeps its own copy of a product and its options", () => {
  const product = { ...pad };
  const options = [steel];
  const cart = filled(line({ product, options }));
  product.name = "Outro";
  options.push(white);
  expect(cart.items[0]).toMatchObject({ product: pad, options: [steel] });
});

test("totals of stored lines are ignored and recomputed", () => {
  const forged = { id: 1, product: pad, options: [], price: 1000, quantity: 2, total: 1 };
  expect(buildCart(1, [forged], SPEC_TERMS)).toMatchObject({ subtotal: 2000, total: 4900, items: [{ total: 2000 }] });
});
