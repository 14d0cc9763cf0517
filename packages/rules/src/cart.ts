import type { Centavos } from "./money.ts";
import type { OptionChoice } from "./product.ts";
import { isQuantity } from "./quantity.ts";
import { isSameTerms, type SalesTerms, SPEC_TERMS, taxOf } from "./sales-terms.ts";

export type CartItem<Product> = {
  id: number;
  product: Product;
  options: OptionChoice[];
  price: Centavos;
  quantity: number;
  total: Centavos;
};

/** `title` is stored with an order; screens translate `type`. An included amount is part of the prices already. */
export type TotalsLine = { type: "shipping" | "tax"; title: string; price: Centavos; included?: true | undefined };

export type Cart<Product extends { id: string }> = {
  lastItemId: number;
  items: CartItem<Product>[];
  subtotal: Centavos;
  quantity: number;
  totals: TotalsLine[];
  total: Centavos;
  terms: SalesTerms;
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
  taxIncluded: boolean;
  total: Centavos;
};

export const CART_DELAY_MS = 250;
export const MAX_CART_LINES = 100;

export const emptyCart = <Product extends { id: string }>(terms: SalesTerms = SPEC_TERMS): Cart<Product> =>
  buildCart(0, [], terms);

export function buildCart<Product extends { id: string }>(
  lastItemId: number,
  lines: readonly Omit<CartItem<Product>, "total">[],
  terms: SalesTerms,
): Cart<Product> {
  const items = lines.map((line) => ({ ...line, total: line.price * line.quantity }));
  const sums = orderTotals(items, terms);
  const { quantity, subtotal, total } = sums;
  return { lastItemId, items, subtotal, quantity, totals: totalsLines(sums), total, terms };
}

/** Returns the same cart for equal terms. */
export function changeCartTerms<Product extends { id: string }>(cart: Cart<Product>, terms: SalesTerms): Cart<Product> {
  return isSameTerms(cart.terms, terms) ? cart : buildCart(cart.lastItemId, cart.items, terms);
}

/** Returns the same cart for an equal line or an invalid quantity. */
export function addCartItem<Product extends { id: string }>(
  cart: Cart<Product>,
  { product, options, price, quantity }: NewCartItem<Product>,
): Cart<Product> {
  const present = cart.items.some((item) => lineKey(item) === lineKey({ product, options }));
  if (present || !isQuantity(quantity)) return cart;
  const id = cart.lastItemId + 1;
  return buildCart(
    id,
    [...cart.items, { id, product: { ...product }, options: [...options], price, quantity }],
    cart.terms,
  );
}

export function removeCartItem<Product extends { id: string }>(cart: Cart<Product>, id: number): Cart<Product> {
  const left = cart.items.filter((item) => item.id !== id);
  return left.length === cart.items.length ? cart : buildCart(cart.lastItemId, left, cart.terms);
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
  return buildCart(cart.lastItemId, updated, cart.terms);
}

/** Adds the browser's lines that the server's cart lacks, under new ids. */
export const mergeCarts = <Product extends { id: string }>(
  server: Cart<Product>,
  local: Cart<Product>,
): Cart<Product> => local.items.reduce((cart, item) => addCartItem(cart, item), server);

export function totalsLines({
  shipping,
  tax,
  taxIncluded,
}: Pick<OrderTotals, "shipping" | "tax" | "taxIncluded">): TotalsLine[] {
  return [
    { type: "shipping", title: "Frete", price: shipping },
    { type: "tax", title: "Impostos", price: tax, ...(taxIncluded && { included: true }) },
  ];
}

/** Order totals in centavos at a company's terms; shipping and tax are zero without lines. */
export function orderTotals(lines: readonly PricedQuantity[], terms: SalesTerms): OrderTotals {
  const subtotal = sum(lines.map((line) => line.price * line.quantity));
  const shipping = lines.length === 0 ? 0 : terms.shipping_flat_rate;
  const tax = taxOf(subtotal, terms);
  const taxIncluded = terms.tax_mode === "included";
  const quantity = sum(lines.map((line) => line.quantity));
  return { quantity, subtotal, shipping, tax, taxIncluded, total: subtotal + shipping + (taxIncluded ? 0 : tax) };
}

/** What one piece of a product costs when it is ordered alone. */
export const productTotals = (price: Centavos, terms: SalesTerms): OrderTotals =>
  orderTotals([{ price, quantity: 1 }], terms);

type LineContent = { product: { id: string }; options: readonly OptionChoice[] };

/** Identifies a line by its content, because the server may change its id. */
export const lineKey = ({ product, options }: LineContent): string => `${product.id} ${optionsKey(options)}`;

export const optionsKey = (options: readonly OptionChoice[]): string =>
  JSON.stringify(options.map(({ name, value }) => JSON.stringify([name, value])).sort());

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
