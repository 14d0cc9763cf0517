import { type Centavos, percentOf } from "./money.ts";
import type { OptionChoice } from "./product.ts";
import { isQuantity } from "./quantity.ts";

export type CartItem<Product> = {
  id: number;
  product: Product;
  options: OptionChoice[];
  price: Centavos;
  quantity: number;
  total: Centavos;
};

/** `title` is the Portuguese text that an order keeps; screens translate by `type`. */
export type TotalsLine = { type: "shipping" | "tax"; title: string; price: Centavos };

/** A cart with copies of its products; all money in centavos. */
export type Cart<Product extends { id: string }> = {
  lastItemId: number;
  items: CartItem<Product>[];
  subtotal: Centavos;
  quantity: number;
  totals: TotalsLine[];
  total: Centavos;
};

export type NewCartItem<Product> = {
  product: Product;
  options: readonly OptionChoice[];
  price: Centavos;
  quantity: number;
};
export type PricedQuantity = { price: Centavos; quantity: number };
export type OrderTotals = {
  quantity: number;
  subtotal: Centavos;
  shipping: Centavos;
  tax: Centavos;
  total: Centavos;
};

/** Milliseconds before a change of the cart is applied and its toast shown. */
export const CART_DELAY_MS = 250;
export const FLAT_SHIPPING: Centavos = 25_00;
export const TAX_PERCENT = 20;
/** What one order may hold. */
export const MAX_CART_LINES = 100;

export const emptyCart = <Product extends { id: string }>(): Cart<Product> => buildCart(0, []);

/** A cart of these lines with every figure computed anew; what the lines say their totals are is not believed. */
export function buildCart<Product extends { id: string }>(
  lastItemId: number,
  lines: readonly Omit<CartItem<Product>, "total">[],
): Cart<Product> {
  const items = lines.map((line) => ({ ...line, total: line.price * line.quantity }));
  const { quantity, subtotal, total } = orderTotals(items);
  return { lastItemId, items, subtotal, quantity, totals: totalsLines(items), total };
}

/**
 * Adds a line under the next sequential id. Where a line of the same product with the same options stands
 * already, the cart stays as it is: the shopper raises the quantity in the cart. So it does for a quantity that
 * is not a whole number from 1 to 999 (readQuantity says that to the shopper before).
 */
export function addCartItem<Product extends { id: string }>(
  cart: Cart<Product>,
  { product, options, price, quantity }: NewCartItem<Product>,
): Cart<Product> {
  const present = cart.items.some((item) => item.product.id === product.id && haveSameOptions(item.options, options));
  if (present || !isQuantity(quantity)) return cart;
  const id = cart.lastItemId + 1;
  return buildCart(id, [...cart.items, { id, product: { ...product }, options: [...options], price, quantity }]);
}

export function removeCartItem<Product extends { id: string }>(cart: Cart<Product>, id: number): Cart<Product> {
  const left = cart.items.filter((item) => item.id !== id);
  return left.length === cart.items.length ? cart : buildCart(cart.lastItemId, left);
}

/** Lines whose quantity differs take the new one; unknown ids and quantities outside 1 to 999 change nothing. */
export function updateCartQuantities<Product extends { id: string }>(
  cart: Cart<Product>,
  changes: readonly { id: number; quantity: number }[],
): Cart<Product> {
  const wanted = new Map(changes.filter(({ quantity }) => isQuantity(quantity)).map((one) => [one.id, one.quantity]));
  const differs = (item: CartItem<Product>) => wanted.has(item.id) && wanted.get(item.id) !== item.quantity;
  if (!cart.items.some(differs)) return cart;
  const updated = cart.items.map((item) =>
    differs(item) ? { ...item, quantity: wanted.get(item.id) ?? item.quantity } : item,
  );
  return buildCart(cart.lastItemId, updated);
}

/** At sign-in: the server's cart as it is, then the browser's lines that it lacks, under new ids. */
export const mergeCarts = <Product extends { id: string }>(
  server: Cart<Product>,
  local: Cart<Product>,
): Cart<Product> => local.items.reduce((cart, item) => addCartItem(cart, item), server);

/** The totals lines of a cart: shipping and tax, both zero when there are no lines. */
export function totalsLines(lines: readonly PricedQuantity[]): TotalsLine[] {
  const { shipping, tax } = orderTotals(lines);
  return [
    { type: "shipping", title: "Frete", price: shipping },
    { type: "tax", title: "Impostos", price: tax },
  ];
}

/** Every sum of an order in centavos: shipping flat 2500, tax 20 % of the subtotal rounded half up; zero when empty. */
export function orderTotals(lines: readonly PricedQuantity[]): OrderTotals {
  const subtotal = sum(lines.map((line) => line.price * line.quantity));
  const shipping = lines.length === 0 ? 0 : FLAT_SHIPPING;
  const tax = percentOf(subtotal, TAX_PERCENT);
  const quantity = sum(lines.map((line) => line.quantity));
  return { quantity, subtotal, shipping, tax, total: subtotal + shipping + tax };
}

/** Do two lists hold the same pairs, whatever their order? */
const haveSameOptions = (some: readonly OptionChoice[], others: readonly OptionChoice[]): boolean =>
  optionsKey(some) === optionsKey(others);

/** One text for one option set, whatever the order of its pairs: equal texts, equal sets. */
export const optionsKey = (options: readonly OptionChoice[]): string =>
  JSON.stringify(options.map(({ name, value }) => JSON.stringify([name, value])).sort());

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
