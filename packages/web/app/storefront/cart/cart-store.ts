import { changeCartTerms, emptyCart } from "@pecacerta/rules/cart";
import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import * as v from "valibot";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { type BrowserCart, browserCartSchema, type CartProduct } from "./cart-product.ts";

export type CartNotice = "prices-changed" | "lines-gone";

type CartData = {
  cart: BrowserCart;
  owner: string | null;
  unsent: boolean;
  notices: readonly CartNotice[];
};

export const useCart = createPersistedStore<CartData, Omit<CartData, "notices">>({
  keyOf: (company) => `cart_${company}`,
  initial: { cart: emptyCart<CartProduct>(), owner: null, unsent: false, notices: [] },
  toStored: ({ cart, owner, unsent }) => ({ cart, owner, unsent }),
  schema: v.object({
    cart: browserCartSchema,
    owner: v.fallback(v.nullable(v.string()), null),
    unsent: v.fallback(v.boolean(), false),
  }),
  fromStored: (stored) => ({ ...stored, notices: [] }),
});

export const { load: loadCart, reset: resetCart } = useCart;

export const currentCart = (): BrowserCart => useCart.getState().cart;

export function updateCart(change: (cart: BrowserCart) => BrowserCart): void {
  const cart = change(currentCart());
  if (cart !== currentCart()) useCart.setState({ cart, unsent: true });
}

/** The lines stay as they are, so nothing is sent. */
export function setCartTerms(terms: SalesTerms): void {
  useCart.setState(({ cart }) => ({ cart: changeCartTerms(cart, terms) }));
}

export function setServerCart(cart: BrowserCart, owner: string): void {
  const notices = [...new Set([...useCart.getState().notices, ...noticesBetween(currentCart(), cart)])];
  useCart.setState({ cart, owner, unsent: false, notices });
}

export function addCartNotice(notice: CartNotice): void {
  useCart.setState(({ notices }) => ({ notices: [...new Set([...notices, notice])] }));
}

export function dismissNotices(): void {
  useCart.setState({ notices: [] });
}

export function noticesBetween(before: BrowserCart, after: BrowserCart): CartNotice[] {
  const prices = new Map(after.items.map(({ product, price }) => [product.id, price]));
  const notices: CartNotice[] = [];
  if (before.items.some(({ product, price }) => (prices.get(product.id) ?? price) !== price))
    notices.push("prices-changed");
  if (before.items.some(({ product }) => !prices.has(product.id))) notices.push("lines-gone");
  return notices;
}
