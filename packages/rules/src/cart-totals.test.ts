import fc from "fast-check";
import { expect, test } from "vitest";
import { addCartItem, type Cart, emptyCart, type NewCartItem, removeCartItem, updateCartQuantities } from "./cart.ts";

type Part = { id: string; name: string };

const line = (over: Partial<NewCartItem<Part>>): NewCartItem<Part> => ({
  product: { id: "p1", name: "Pastilha de freio" },
  options: [],
  price: 1990,
  quantity: 1,
  ...over,
});

const changes = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("add" as const),
      at: fc.nat({ max: 9 }),
      price: fc.nat({ max: 1e8 }),
      quantity: fc.integer({ min: -1, max: 1001 }),
    }),
    fc.record({ kind: fc.constant("remove" as const), id: fc.nat({ max: 12 }) }),
    fc.record({
      kind: fc.constant("update" as const),
      id: fc.nat({ max: 12 }),
      quantity: fc.integer({ min: -1, max: 1001 }),
    }),
  ),
  { maxLength: 30 },
);
type Change = typeof changes extends fc.Arbitrary<(infer One)[]> ? One : never;

function changed(cart: Cart<Part>, change: Change): Cart<Part> {
  if (change.kind === "add") return addCartItem(cart, line({ ...change, product: { id: `p${change.at}`, name: "x" } }));
  if (change.kind === "remove") return removeCartItem(cart, change.id);
  return updateCartQuantities(cart, [change]);
}

test("[CART-01] [CART-06] [CART-11] after any changes ids are unique and ascending, and every sum is exact", () => {
  fc.assert(
    fc.property(changes, (all) => {
      const cart = all.reduce(changed, emptyCart<Part>());
      const ids = cart.items.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
      expect(Math.max(0, ...ids)).toBeLessThanOrEqual(cart.lastItemId);
      const subtotal = cart.items.reduce((sum, item) => sum + BigInt(item.price) * BigInt(item.quantity), 0n);
      const tax = (subtotal * 20n + 50n) / 100n;
      const shipping = ids.length === 0 ? 0n : 2500n;
      expect(cart.items.every((item) => item.total === item.price * item.quantity)).toBe(true);
      expect(cart.quantity).toBe(cart.items.reduce((sum, item) => sum + item.quantity, 0));
      expect([cart.subtotal, cart.totals[0]?.price, cart.totals[1]?.price, cart.total].map(Number)).toEqual(
        [subtotal, shipping, tax, subtotal + shipping + tax].map(Number),
      );
    }),
  );
});

test("[CART-02] adding an equal line twice is the same as adding it once", () => {
  fc.assert(
    fc.property(changes, fc.nat({ max: 9 }), (all, at) => {
      const cart = all.reduce(changed, emptyCart<Part>());
      const item = line({ product: { id: `p${at}`, name: "x" } });
      const once = addCartItem(cart, item);
      expect(addCartItem(once, item)).toBe(once);
    }),
  );
});
