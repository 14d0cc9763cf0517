import { addCartItem } from "@pecacerta/rules/cart";
import { beforeEach, expect, test, vi } from "vitest";
import type { BrowserCart, CartProduct } from "./cart-product.ts";
import { currentCart, loadCart, noticesBetween, resetCart, setServerCart, updateCart, useCart } from "./cart-store.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  loadCart("pecacerta");
});

test("[CART-10] the next page and other tabs load the cart", () => {
  updateCart(addProduct("p1", 1990));
  const saved = currentCart();
  useCart.setState({ isLoaded: false });
  loadCart("pecacerta");
  expect(useCart.getState()).toMatchObject({ isLoaded: true, cart: saved, owner: null, unsent: true });
});

test("each company has a cart of its own", () => {
  updateCart(addProduct("p1", 1990));
  loadCart("diesel-sul");
  expect(currentCart().items).toEqual([]);
  loadCart("pecacerta");
  expect(currentCart().items).toHaveLength(1);
});

test("[CART-11] stored sums are ignored and recomputed", () => {
  updateCart(addProduct("p1", 1990));
  const text = stored.get("cart_pecacerta") ?? "";
  stored.set(
    "cart_pecacerta",
    text.replaceAll('"total":', '"total":1,"_":').replaceAll('"subtotal":', '"subtotal":1,"_":'),
  );
  loadCart("pecacerta");
  expect(currentCart()).toMatchObject({ subtotal: 1990, quantity: 1, total: 1990 + 2500 + 398 });
});

test.each([
  "garbage",
  '{"version":0,"value":{"cart":{"lastItemId":0,"items":[]}}}',
  '{"version":1,"value":{"cart":{"items":"many"}}}',
  '{"version":1,"value":{"cart":{"lastItemId":1,"items":[{"id":1,"product":{"id":"p"},"options":[],"price":1,"quantity":1}]}}}',
  '{"version":1,"value":null}',
])("a stored cart of another version or shape is discarded: %s", (text) => {
  stored.set("cart_pecacerta", text);
  loadCart("pecacerta");
  expect(currentCart().items).toEqual([]);
  expect(useCart.getState().isLoaded).toBe(true);
});

test("the server's cart replaces the shown one, with notices of what changed", () => {
  updateCart(addProduct("p1", 1990));
  const before = currentCart();
  const moreExpensive = addProduct("p1", 2490)(withoutItems(before));
  setServerCart(moreExpensive, "c1");
  expect(useCart.getState()).toMatchObject({
    cart: moreExpensive,
    owner: "c1",
    unsent: false,
    notices: ["prices-changed"],
  });
  expect(noticesBetween(before, withoutItems(before))).toEqual(["lines-gone"]);
  expect(noticesBetween(before, addProduct("p2", 100)(before))).toEqual([]);
});

test("[SS-04] a reset cart leaves no lines behind", () => {
  updateCart(addProduct("p1", 1990));
  resetCart();
  loadCart("pecacerta");
  expect(currentCart().items).toEqual([]);
});

const withoutItems = (cart: BrowserCart): BrowserCart => ({ ...cart, items: [] });

function addProduct(id: string, price: number) {
  const product: CartProduct = {
    id,
    name: "Filtro",
    slug: id,
    brand: "",
    sku: "S",
    partNumber: "N",
    options: [],
    image: null,
  };
  return (cart: BrowserCart): BrowserCart => addCartItem(cart, { product, options: [], price, quantity: 1 });
}
