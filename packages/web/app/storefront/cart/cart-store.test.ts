import { addCartItem } from "@pecacerta/rules/cart";
import { beforeEach, expect, test, vi } from "vitest";
import type { BrowserCart, CartProduct } from "./cart-product.ts";
import { currentCart, loadCart, noticesBetween, resetCart, setServerCart, updateCart, useCart } from "./cart-store.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  loadCart("pecacerta");
});

test("[CART-10] the cart is found again by the next page, and by another tab", () => {
  updateCart(adding("p1", 1990));
  const left = currentCart();
  useCart.setState({ isLoaded: false });
  loadCart("pecacerta");
  expect(useCart.getState()).toMatchObject({ known: true, cart: left, owner: null, unsent: true });
});

test("each company has a cart of its own", () => {
  updateCart(adding("p1", 1990));
  loadCart("diesel-sul");
  expect(currentCart().items).toEqual([]);
  loadCart("pecacerta");
  expect(currentCart().items).toHaveLength(1);
});

test("[CART-11] sums that were kept are made anew, whatever somebody wrote there", () => {
  updateCart(adding("p1", 1990));
  const text = kept.get("cart_pecacerta") ?? "";
  kept.set(
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
])("a cart of another version, or none at all, is discarded quietly: %s", (text) => {
  kept.set("cart_pecacerta", text);
  loadCart("pecacerta");
  expect(currentCart().items).toEqual([]);
  expect(useCart.getState().isLoaded).toBe(true);
});

test("the server's cart takes the place of what was shown, and says what is different", () => {
  updateCart(adding("p1", 1990));
  const shown = currentCart();
  const dearer = adding("p1", 2490)(emptied(shown));
  setServerCart(dearer, "c1");
  expect(useCart.getState()).toMatchObject({ cart: dearer, owner: "c1", unsent: false, news: ["prices-changed"] });
  expect(noticesBetween(shown, emptied(shown))).toEqual(["lines-gone"]);
  expect(noticesBetween(shown, adding("p2", 100)(shown))).toEqual([]);
});

test("[SS-04] an emptied cart leaves no lines behind", () => {
  updateCart(adding("p1", 1990));
  resetCart();
  loadCart("pecacerta");
  expect(currentCart().items).toEqual([]);
});

const emptied = (cart: BrowserCart): BrowserCart => ({ ...cart, items: [] });

function adding(id: string, price: number) {
  const product: CartProduct = { id, name: "Filtro", slug: id, sku: "S", partNumber: "N", options: [], image: null };
  return (cart: BrowserCart): BrowserCart => addCartItem(cart, { product, options: [], price, quantity: 1 });
}
