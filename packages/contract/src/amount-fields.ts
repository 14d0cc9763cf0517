import { toCentavos, toDecimalAmount } from "@pecacerta/rules/money";
import { ownProperty } from "@pecacerta/rules/own-property";
import type { CallsByRoute } from "./calls.ts";

/** Names the fields of a value that are or contain amounts; `true` is an amount. A list has the fields of its items. */
export type AmountFields = true | { readonly [field: string]: AmountFields };
export type CallAmounts = { body?: AmountFields; response?: AmountFields; refusal?: AmountFields };

/** Converts the amounts of a wire value to centavos. */
export const decodeAmounts = <Value>(value: Value, fields: AmountFields | undefined): Value =>
  mapAmounts(value, fields, toCentavos) as Value;

/** Converts the amounts of a value to the wire's decimals. */
export const encodeAmounts = <Value>(value: Value, fields: AmountFields | undefined): Value =>
  mapAmounts(value, fields, toDecimalAmount) as Value;

function mapAmounts(value: unknown, fields: AmountFields | undefined, convert: (amount: number) => number): unknown {
  if (fields === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => mapAmounts(item, fields, convert));
  if (fields === true) return typeof value === "number" ? convert(value) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, mapAmounts(field, ownProperty(fields, name), convert)]),
  );
}

const amount = true as const;
const product = { price: amount, compareAtPrice: amount };
const range = { min: amount, max: amount };
const terms = { shipping_flat_rate: amount };
const totals = { subtotal: amount, totals: { price: amount }, total: amount };
const cart = { ...totals, items: { product, price: amount, total: amount }, terms };
const order = { ...totals, valuePay: amount, items: { price: amount, total: amount } };
const bid = { value: amount, counter: amount };

const productData = { response: { data: product } };
const cartData = { response: { data: cart } };
const orderData = { response: { data: order } };
const bidData = { response: { data: bid } };

/** For the browser, which has no schemas. A test compares it with the schemas. */
const AMOUNTS: { readonly [Route in keyof CallsByRoute]?: CallAmounts } = {
  "GET /listener/:company": { response: { data: { terms } } },
  "GET /products": { response: { data: { items: product, filters: { ...range, value: range } } } },
  "GET /products/:slug": productData,
  "GET /products/byUuid/:uuid": productData,
  "GET /products/all": productData,
  "GET /products/:slug/related": productData,
  "GET /products/:slug/analogs": productData,
  "GET /products/latest": productData,
  "GET /products/theBest": productData,
  "GET /products/mostRated": productData,
  "GET /products/specialOffers": productData,
  "GET /products/newArrivals": productData,
  "GET /products/featured": productData,
  "GET /products/popular": productData,
  "GET /products/search/:term": productData,
  "GET /search/suggestions": { response: { data: { products: product } } },
  "GET /user/wishlist": productData,
  "POST /user/wishlist/insert": productData,
  "POST /user/wishlist/remove": productData,
  "POST /user/cart/insert": cartData,
  "GET /user/cart": cartData,
  "PUT /user/cart": cartData,
  "GET /user/bid/product/:productId": bidData,
  "GET /user/bid/list": bidData,
  "POST /user/bid/insert": { ...bidData, body: { value: amount } },
  "POST /user/bid/:id/agree": bidData,
  "POST /user/bid/:id/withdraw": bidData,
  "POST /user/orders/checkout": { ...orderData, body: { expected_total: amount }, refusal: totals },
  "GET /user/orders": orderData,
  "GET /user/orders/:number": orderData,
  "POST /user/orders/getByUuid/:uuid": orderData,
  "GET /orders/token/:token": orderData,
  "POST /orders/track": orderData,
  "POST /user/orders/:number/cancel": orderData,
  "POST /user/orders/:number/again": { response: { data: { cart } } },
};

/** The amounts of a call, named by method and path. */
export const callAmounts = (route: string): CallAmounts => ownProperty<CallAmounts>(AMOUNTS, route) ?? {};
