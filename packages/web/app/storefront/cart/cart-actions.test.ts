import { addCartItem, emptyCart, lineKey } from "@pecacerta/rules/cart";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeLine, setLineQuantity } from "./cart-actions.ts";
import type { CartProduct } from "./cart-product.ts";
import { currentCart, useCart } from "./cart-store.ts";

const product: CartProduct = {
  id: "p1",
  name: "Disco",
  slug: "disco",
  brand: "",
  sku: "S",
  partNumber: "N",
  options: [],
  image: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  const cart = addCartItem(emptyCart<CartProduct>(), { product, options: [], price: 1000, quantity: 1 });
  useCart.setState({ isLoaded: true, cart, owner: null, unsent: false, notices: [] });
});
afterEach(() => vi.useRealTimers());

const key = lineKey({ product, options: [] });
const quantities = () => currentCart().items.map(({ quantity }) => quantity);

test("[CART-04] [CART-08] a line is removed after 250 ms", async () => {
  const removing = removeLine(key);
  await vi.advanceTimersByTimeAsync(249);
  expect(quantities()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  await removing;
  expect([quantities(), currentCart().total]).toEqual([[], 0]);
});

test("[CART-08] only the last of several quantities is applied, after 250 ms", async () => {
  setLineQuantity(key, 2);
  await vi.advanceTimersByTimeAsync(200);
  setLineQuantity(key, 3);
  await vi.advanceTimersByTimeAsync(249);
  expect(quantities()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([quantities(), currentCart().subtotal]).toEqual([[3], 3000]);
});
