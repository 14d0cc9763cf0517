import { randomUUID } from "node:crypto";
import type { HttpRequest } from "autocannon";
import { customerApiRequest, loginRequest, pageRequest, publicApiRequest } from "./requests.ts";
import type { BenchProduct, ShopData } from "./shop-data.ts";

/**
 * Something to be measured: what is sent in each round. `batch`: a round is so many requests and no more. `raw`: the same
 * bytes are also sent by a raw server, to compare with. `perPage`: told as what one costs. `kept`: what is measured is an
 * answer that is kept, so each address is asked for once before a round: the orders of the round before outdated it.
 */
export type Scenario = {
  key: string;
  name: string;
  requests: (round: number) => HttpRequest[];
  batch?: number;
  raw?: boolean;
  perPage?: boolean;
  kept?: boolean;
};

const ORDERS_PER_ROUND = 400;
const SEARCHES = [
  "pastilha",
  "filtro de oleo",
  "vela",
  "amortecedor dianteiro",
  "correia",
  "bateria 60",
  "farol",
  "oleo",
];

/** What is asked of the shop as it usually runs. */
export function defaultScenarios(contents: ShopData): Scenario[] {
  const { products, categories } = contents;
  const few = products.slice(0, 32);
  return [
    { ...same("cachedPage", "product page, cached", few.map(pageOf)), raw: true, kept: true },
    { ...same("categoryPage", "category page, cached", categories.slice(0, 32).map(categoryPageOf)), kept: true },
    { ...same("data", "product page's .data, cached", few.map(dataOf)), raw: true, kept: true },
    { ...same("productCall", "product by slug, call", few.map(callOfProduct)), raw: true },
    same("listCall", "24 products of a category, call", categories.slice(0, 16).map(listOf)),
    same("searchCall", "search, call", SEARCHES.map(searchOf)),
    same("cartCall", "adding to the server's cart, call", additionsTo(contents)),
    same(
      "login",
      "login, call",
      Array.from({ length: 8 }, (_, at) => loginRequest(at)),
    ),
    { key: "checkout", name: "checkout, call", requests: ordersFor(contents), batch: ORDERS_PER_ROUND },
  ];
}

/** What is asked of a shop that keeps no page. */
export const uncachedScenarios = ({ products, categories }: ShopData): Scenario[] => [
  { ...same("uncachedPage", "product page, rendered anew", products.map(pageOf)), perPage: true },
  { ...same("uncachedCategory", "category page, rendered anew", categories.map(categoryPageOf)), perPage: true },
  { ...same("uncachedData", "product page's .data, made anew", products.map(dataOf)), perPage: true },
];

/** A bit of everything, as visitors and customers mix it: mostly pages. */
export function mixedRequests(contents: ShopData): HttpRequest[] {
  const { products, categories } = contents;
  const pages = [...products.map(pageOf), ...categories.map(categoryPageOf)];
  const calls = [...products.map(callOfProduct), ...SEARCHES.map(searchOf)];
  const additions = additionsTo(contents);
  return pages.flatMap((page, at) => [
    page,
    calls[at % calls.length] as HttpRequest,
    ...(at % 4 === 0 ? [additions[(at / 4) % additions.length] as HttpRequest] : []),
  ]);
}

const same = (key: string, name: string, requests: HttpRequest[]): Scenario => ({
  key,
  name,
  requests: () => requests,
});

const pageOf = ({ slug }: BenchProduct): HttpRequest => pageRequest(`/products/${slug}`);
const dataOf = ({ slug }: BenchProduct): HttpRequest => pageRequest(`/products/${slug}.data`);
const callOfProduct = ({ slug }: BenchProduct): HttpRequest => publicApiRequest(`/products/${slug}`);
const categoryPageOf = (slug: string): HttpRequest => pageRequest(`/catalog/${slug}`);
const listOf = (slug: string): HttpRequest => publicApiRequest(`/products?category=${slug}&limit=24`);
const searchOf = (words: string): HttpRequest => publicApiRequest(`/products/search/${encodeURIComponent(words)}`);

/** Three products into each customer's cart: the first time a new line, then one that is there already. */
function additionsTo({ products, tokens }: ShopData): HttpRequest[] {
  const plain = products.filter(({ options, price }) => options.length === 0 && price > 0).slice(0, 3);
  return tokens.flatMap((token) =>
    plain.map(({ id }) => customerApiRequest(token, "POST", "/user/cart/insert", { product_id: id, quantity: "1" })),
  );
}

/** Orders of one piece each, as long as there is stock: every one with a key of its own, so none is a repetition. */
function ordersFor({ products, tokens }: ShopData): (round: number) => HttpRequest[] {
  const pieces = products
    .filter(({ options, price }) => options.length === 0 && price > 0)
    .flatMap((wares) => Array.from({ length: wares.stock }, (_, at) => ({ ...wares, at })))
    .sort((one, other) => one.at - other.at);
  return (round) =>
    pieces
      .slice(round * ORDERS_PER_ROUND, (round + 1) * ORDERS_PER_ROUND)
      .map(({ id }, at) => orderOf(tokens[at % tokens.length] as string, id));
}

function orderOf(token: string, id: string): HttpRequest {
  const line = { "items[0][product_id]": id, "items[0][quantity]": "1", payment: "pix" };
  const sent = customerApiRequest(token, "POST", "/user/orders/checkout", { ...line, ...ADDRESS });
  return { ...sent, headers: { ...sent.headers, "idempotency-key": randomUUID() } };
}

const ADDRESS = {
  "address[firstName]": "Cliente",
  "address[lastName]": "Exemplo",
  "address[address1]": "Rua das Peças, 10",
  "address[city]": "Goiânia",
  "address[state]": "GO",
  "address[postcode]": "74000-000",
  "address[email]": "cliente@example.com",
  "address[phone]": "(62) 99123-4567",
};
