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

const emptyState = { cart: emptyCart<CartProduct>(), owner: null, unsent: false, notices: [] };

export const useCart = create<CartState>(() => ({ ...emptyState, isLoaded: false, company: "" }));

export const currentCart = (): BrowserCart => useCart.getState().cart;

/** Takes up the company's cart as this browser, or another tab of it, left it last. */
export function loadCart(company: string): void {
  const stored = keptValue(cartKey(company), VERSION);
  const { owner, unsent, cart } = isObject(stored) ? stored : {};
  const parsed = parseStoredCart(cart);
  const ownership = { owner: typeof owner === "string" ? owner : null, unsent: unsent === true };
  useCart.setState({ ...emptyState, ...(parsed && { cart: parsed, ...ownership }), isLoaded: true, company });
}

/** A change by whoever holds this browser. */
export function updateCart(change: (cart: BrowserCart) => BrowserCart): void {
  const cart = change(currentCart());
  if (cart !== currentCart()) save({ cart, unsent: true });
}

/** The server's word: what is in the cart of this customer, and what it costs today. */
export function setServerCart(cart: BrowserCart, owner: string): void {
  const notices = [...new Set([...useCart.getState().notices, ...noticesBetween(currentCart(), cart)])];
  save({ cart, owner, unsent: false, notices });
}

export function resetCart(): void {
  save(emptyState);
}

export const dismissNotices = (): void => useCart.setState({ notices: [] });

/** What the server changed in lines that were on the screen. */
export function noticesBetween(before: BrowserCart, after: BrowserCart): CartNotice[] {
  const prices = new Map(after.items.map(({ product, price }) => [product.id, price]));
  const notices: CartNotice[] = [];
  if (before.items.some(({ product, price }) => (prices.get(product.id) ?? price) !== price))
    notices.push("prices-changed");
  if (before.items.some(({ product }) => !prices.has(product.id))) notices.push("lines-gone");
  return notices;
}

function save(change: Partial<CartState>): void {
  useCart.setState(change);
  const { company, cart, owner, unsent } = useCart.getState();
  keepValue(cartKey(company), VERSION, { cart, owner, unsent });
}
