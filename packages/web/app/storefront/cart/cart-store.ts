import { emptyCart } from "@pecacerta/rules/cart";
import { create } from "zustand";
import { isObject, keepValue, keptValue } from "../../client/kept.ts";
import { type CartProduct, readKeptCart, type ShownCart } from "./cart-product.ts";

const VERSION = 1;

export const cartKey = (company: string): string => `cart_${company}`;

/** Something about the cart that its owner did not do, and has to be told. */
export type CartNews = "prices-changed" | "lines-gone";

type CartState = {
  /** False until the browser looked: until then nobody knows whether there is a cart. */
  known: boolean;
  company: string;
  cart: ShownCart;
  /** The customer whose lines these are; null for lines that nobody signed in for. */
  owner: string | null;
  /** Changed here, and not yet at the server. */
  unsent: boolean;
  news: readonly CartNews[];
};

const nothing = { cart: emptyCart<CartProduct>(), owner: null, unsent: false, news: [] };

export const useCart = create<CartState>(() => ({ ...nothing, known: false, company: "" }));

export const currentCart = (): ShownCart => useCart.getState().cart;

/** Takes up the company's cart as this browser, or another tab of it, left it last. */
export function openCart(company: string): void {
  const kept = keptValue(cartKey(company), VERSION);
  const { owner, unsent, cart } = isObject(kept) ? kept : {};
  const found = readKeptCart(cart);
  const whose = { owner: typeof owner === "string" ? owner : null, unsent: unsent === true };
  useCart.setState({ ...nothing, ...(found && { cart: found, ...whose }), known: true, company });
}

/** A change by whoever holds this browser. */
export function changeCart(change: (cart: ShownCart) => ShownCart): void {
  const cart = change(currentCart());
  if (cart !== currentCart()) keep({ cart, unsent: true });
}

/** The server's word: what is in the cart of this customer, and what it costs today. */
export function takeCart(cart: ShownCart, owner: string): void {
  const news = [...new Set([...useCart.getState().news, ...newsBetween(currentCart(), cart)])];
  keep({ cart, owner, unsent: false, news });
}

export function emptyTheCart(): void {
  keep(nothing);
}

export const readNews = (): void => useCart.setState({ news: [] });

/** What the server changed in lines that were on the screen. */
export function newsBetween(shown: ShownCart, now: ShownCart): CartNews[] {
  const prices = new Map(now.items.map(({ product, price }) => [product.id, price]));
  const news: CartNews[] = [];
  if (shown.items.some(({ product, price }) => (prices.get(product.id) ?? price) !== price))
    news.push("prices-changed");
  if (shown.items.some(({ product }) => !prices.has(product.id))) news.push("lines-gone");
  return news;
}

function keep(change: Partial<CartState>): void {
  useCart.setState(change);
  const { company, cart, owner, unsent } = useCart.getState();
  keepValue(cartKey(company), VERSION, { cart, owner, unsent });
}
