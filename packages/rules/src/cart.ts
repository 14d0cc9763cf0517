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

/** `title` is the Portuguese text stored with an order; screens translate `type`. */
export type TotalsLine = { type: "shipping" | "tax"; title: string; price: Centavos };

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

export const CART_DELAY_MS = 250;
export const FLAT_SHIPPING: Centavos = 25_00;
export const TAX_PERCENT = 20;
export const MAX_CART_LINES = 100;

export const emptyCart = <Product extends { id: string }>(): Cart<Product> => buildCart(0, []);

export function buildCart<Product extends { id: string }>(
  lastItemId: number,
  lines: readonly Omit<CartItem<Product>, "total">[],
): Cart<Product> {
  const items = lines.map((line) => ({ ...line, total: line.price * line.quantity }));
  const { quantity, subtotal, total } = orderTotals(items);
  return { lastItemId, items, subtotal, quantity, totals: totalsLines(items), total };
}

/** Returns the same cart for an equal line or an invalid quantity. */
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

/** Updates quantities by line id; unknown ids and invalid quantities are ignored. */
export function updateCartQuantities<Product extends { id: string }>(
  cart: Cart<Product>,
  changes: readonly { id: number; quantity: number }[],
): Cart<Product> {
  const newQuantities = new Map(
    changes.filter(({ quantity }) => isQuantity(quantity)).map((one) => [one.id, one.quantity]),
  );
  const differs = (item: CartItem<Product>) =>
    newQuantities.has(item.id) && newQuantities.get(item.id) !== item.quantity;
  if (!cart.items.some(differs)) return cart;
  const updated = cart.items.map((item) =>
    differs(item) ? { ...item, quantity: newQuantities.get(item.id) ?? item.quantity } : item,
  );
  return buildCart(cart.lastItemId, updated);
}

/** Adds the browser's lines that the server's cart lacks, under new ids. */
export const mergeCarts = <Product extends { id: string }>(
  server: Cart<Product>,
  local: Cart<Product>,
): Cart<Product> => local.items.reduce((cart, item) => addCartItem(cart, item), server);

export function totalsLines(lines: readonly PricedQuantity[]): TotalsLine[] {
  const { shipping, tax } = orderTotals(lines);
  return [
    { type: "shipping", title: "Frete", price: shipping },
    { type: "tax", title: "Impostos", price: tax },
  ];
}

/** Order totals in centavos: flat shipping of 2500, tax of 20 % of the subtotal rounded half up; zero without lines. */
export function orderTotals(lines: readonly PricedQuantity[]): OrderTotals {
  const subtotal = sum(lines.map((line) => line.price * line.quantity));
  const shipping = lines.length === 0 ? 0 : FLAT_SHIPPING;
  const tax = percentOf(subtotal, TAX_PERCENT);
  const quantity = sum(lines.map((line) => line.quantity));
  return { quantity, subtotal, shipping, tax, total: subtotal + shipping + tax };
}

const haveSameOptions = (some: readonly OptionChoice[], others: readonly OptionChoice[]): boolean =>
  optionsKey(some) === optionsKey(others);

export const optionsKey = (options: readonly OptionChoice[]): string =>
  JSON.stringify(options.map(({ name, value }) => JSON.stringify([name, value])).sort());

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
