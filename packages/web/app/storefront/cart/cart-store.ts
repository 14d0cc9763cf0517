import { emptyCart } from "@pecacerta/rules/cart";
import { create } from "zustand";
import { isObject, keepValue, keptValue } from "../../client/kept.ts";
import { type BrowserCart, type CartProduct, parseStoredCart } from "./cart-product.ts";

const VERSION = 1;

export const cartKey = (company: string): string => `cart_${company}`;

/** Something about the cart that its owner did not do, and has to be told. */
export type CartNotice = "prices-changed" | "lines-gone";

type CartState = {
  /** False until the browser looked: until then nobody knows whether there is a cart. */
  isLoaded: boolean;
  company: string;
  cart: BrowserCart;
  /** The customer whose lines these are; null for lines that nobody signed in for. */
  owner: string | null;
  /** Changed here, and not yet at the server. */
  unsent: boolean;
  notices: readonly CartNotice[];
};

const nothing = { cart: emptyCart<CartProduct>(), owner: null, unsent: false, notices: [] };

export const useCart = create<CartState>(() => ({ ...nothing, isLoaded: false, company: "" }));

export const currentCart = (): BrowserCart => useCart.getState().cart;

/** Takes up the company's cart as this browser, or another tab of it, left it last. */
export function loadCart(company: string): void {
  const kept = keptValue(cartKey(company), VERSION);
  const { owner, unsent, cart } = isObject(kept) ? kept : {};
  const found = parseStoredCart(cart);
  const whose = { owner: typeof owner === "string" ? owner : null, unsent: unsent === true };
  useCart.setState({ ...nothing, ...(found && { cart: found, ...whose }), isLoaded: true, company });
}

/** A change by whoever holds this browser. */
export function updateCart(change: (cart: BrowserCart) => BrowserCart): void {
  const cart = change(currentCart());
  if (cart !== currentCart()) keep({ cart, unsent: true });
}

/** The server's word: what is in the cart of this customer, and what it costs today. */
export function setServerCart(cart: BrowserCart, owner: string): void {
  const notices = [...new Set([...useCart.getState().notices, ...noticesBetween(currentCart(), cart)])];
  keep({ cart, owner, unsent: false, notices });
}

export function resetCart(): void {
  keep(nothing);
}

export const dismissNotices = (): void => useCart.setState({ notices: [] });

/** What the server changed in lines that were on the screen. */
export function noticesBetween(shown: BrowserCart, now: BrowserCart): CartNotice[] {
  const prices = new Map(now.items.map(({ product, price }) => [product.id, price]));
  const notices: CartNotice[] = [];
  if (shown.items.some(({ product, price }) => (prices.get(product.id) ?? price) !== price))
    notices.push("prices-changed");
  if (shown.items.some(({ product }) => !prices.has(product.id))) notices.push("lines-gone");
  return notices;
}

function keep(change: Partial<CartState>): void {
  useCart.setState(change);
  const { company, cart, owner, unsent } = useCart.getState();
  keepValue(cartKey(company), VERSION, { cart, owner, unsent });
}
