import { randomUUID } from "node:crypto";
import type { HttpRequest } from "autocannon";
import { customerApiRequest, loginRequest, pageRequest, publicApiRequest } from "./requests.ts";
import { type BenchProduct, CUSTOMERS, type ShopData } from "./shop-data.ts";

/**
 * Requests to measure. `requestsPerRound`: fixed number instead of a duration. `compareWithRaw`: also measured on the raw
 * server. `costPerRequest`: reported as milliseconds of CPU. `warmCache`: each URL is requested before every round, because
 * orders of the previous round invalidated it.
 */
export type Scenario = {
  key: string;
  name: string;
  requests: (round: number) => HttpRequest[];
  requestsPerRound?: number;
  compareWithRaw?: boolean;
  costPerRequest?: boolean;
  warmCache?: boolean;
};

const ORDERS_PER_ROUND = 400;
export const SEARCHES = [
  "pastilha",
  "filtro de oleo",
  "vela",
  "amortecedor dianteiro",
  "correia",
  "bateria 60",
  "farol",
  "oleo",
];

export function defaultScenarios(shopData: ShopData): Scenario[] {
  const { products, categories } = shopData;
  const firstProducts = products.slice(0, 32);
  return [
    {
      ...fixedScenario("cachedPage", "product page, cached", firstProducts.map(productPageRequest)),
      compareWithRaw: true,
      warmCache: true,
    },
    {
      ...fixedScenario("categoryPage", "category page, cached", categories.slice(0, 32).map(categoryPageRequest)),
      warmCache: true,
    },
    {
      ...fixedScenario("data", "product page's .data, cached", firstProducts.map(productDataRequest)),
      compareWithRaw: true,
      warmCache: true,
    },
    {
      ...fixedScenario("productCall", "product by slug, call", firstProducts.map(productApiRequest)),
      compareWithRaw: true,
    },
    fixedScenario("listCall", "24 products of a category, call", categories.slice(0, 16).map(listApiRequest)),
    fixedScenario("searchCall", "search, call", SEARCHES.map(searchApiRequest)),
    fixedScenario("cartCall", "adding to the server's cart, call", cartRequests(shopData)),
    fixedScenario(
      "login",
      "login, call",
      // Of other customers: many sign-ins of one end the oldest, whose token the calls above use.
      Array.from({ length: CUSTOMERS }, (_, at) => loginRequest(CUSTOMERS + at)),
    ),
    {
      key: "checkout",
      name: "checkout, call",
      requests: checkoutRequests(shopData),
      requestsPerRound: ORDERS_PER_ROUND,
    },
  ];
}

export const uncachedScenarios = ({ products, categories }: ShopData): Scenario[] => [
  {
    ...fixedScenario("uncachedPage", "product page, uncached", products.map(productPageRequest)),
    costPerRequest: true,
  },
  {
    ...fixedScenario("uncachedCategory", "category page, uncached", categories.map(categoryPageRequest)),
    costPerRequest: true,
  },
  {
    ...fixedScenario("uncachedData", "product page's .data, uncached", products.map(productDataRequest)),
    costPerRequest: true,
  },
];

/** Pages, API calls and cart changes in the proportion of ordinary traffic. */
export function mixedRequests(shopData: ShopData): HttpRequest[] {
  const { products, categories } = shopData;
  const pages = [...products.map(productPageRequest), ...categories.map(categoryPageRequest)];
  const calls = [...products.map(productApiRequest), ...SEARCHES.map(searchApiRequest)];
  const additions = cartRequests(shopData);
  return pages.flatMap((page, at) => [
    page,
    calls[at % calls.length] as HttpRequest,
    ...(at % 4 === 0 ? [additions[(at / 4) % additions.length] as HttpRequest] : []),
  ]);
}

const fixedScenario = (key: string, name: string, requests: HttpRequest[]): Scenario => ({
  key,
  name,
  requests: () => requests,
});

export const productPageRequest = ({ slug }: BenchProduct): HttpRequest => pageRequest(`/products/${slug}`);
const productDataRequest = ({ slug }: BenchProduct): HttpRequest => pageRequest(`/products/${slug}.data`);
export const productApiRequest = ({ slug }: BenchProduct): HttpRequest => publicApiRequest(`/products/${slug}`);
export const categoryPageRequest = (slug: string): HttpRequest => pageRequest(`/catalog/${slug}`);
export const listApiRequest = (slug: string): HttpRequest => publicApiRequest(`/products?category=${slug}&limit=24`);
export const searchApiRequest = (words: string): HttpRequest =>
  publicApiRequest(`/products/search/${encodeURIComponent(words)}`);

/** Adds three products to each customer's cart: a new line first, an existing line later. */
export function cartRequests({ products, tokens }: ShopData): HttpRequest[] {
  const purchasable = products.filter(({ options, price }) => options.length === 0 && price > 0).slice(0, 3);
  return tokens.flatMap((token) =>
    purchasable.map(({ id }) =>
      customerApiRequest(token, "POST", "/user/cart/insert", { product_id: id, quantity: "1" }),
    ),
  );
}

function checkoutRequests({ products, tokens }: ShopData): (round: number) => HttpRequest[] {
  const units = products
    .filter(({ options, price }) => options.length === 0 && price > 0)
    .flatMap((product) => Array.from({ length: product.stock }, (_, at) => ({ ...product, at })))
    .sort((one, other) => one.at - other.at);
  return (round) =>
    units
      .slice(round * ORDERS_PER_ROUND, (round + 1) * ORDERS_PER_ROUND)
      .map(({ id }, at) => checkoutRequest(tokens[at % tokens.length] as string, id));
}

function checkoutRequest(token: string, id: string): HttpRequest {
  const line = { "items[0][product_id]": id, "items[0][quantity]": "1", payment: "pix" };
  const request = customerApiRequest(token, "POST", "/user/orders/checkout", { ...line, ...ADDRESS });
  return { ...request, headers: { ...request.headers, "idempotency-key": randomUUID() } };
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
