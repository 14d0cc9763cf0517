import type { HttpRequest } from "autocannon";
import { customerApiRequest, pageRequest, publicApiRequest } from "../requests.ts";
import {
  cartRequests,
  categoryPageRequest,
  listApiRequest,
  productApiRequest,
  productPageRequest,
  SEARCHES,
  searchApiRequest,
} from "../scenarios.ts";
import type { ShopData } from "../shop-data.ts";

export type ComparedRequests = { name: string; requests: HttpRequest[] };

const PRODUCTS = 32;
const CATEGORIES = 16;

export const comparedPages = ({ products, categories }: ShopData): ComparedRequests[] => [
  { name: "product page", requests: products.slice(0, PRODUCTS).map(productPageRequest) },
  { name: "category page", requests: categories.slice(0, CATEGORIES).map(categoryPageRequest) },
  { name: "home page", requests: [pageRequest("/")] },
  {
    name: "search page",
    requests: SEARCHES.map((words) => pageRequest(`/catalog/product-search?search=${encodeURIComponent(words)}`)),
  },
];

/** Lists, suggestions and carts in both forms. */
export function comparedCalls(shopData: ShopData): ComparedRequests[] {
  const { products, categories, tokens } = shopData;
  const suggest = (words: string) => publicApiRequest(`/search/suggestions?query=${encodeURIComponent(words)}`);
  const readCart = (token: string) => customerApiRequest(token, "GET", "/user/cart", {});
  const both = (name: string, requests: HttpRequest[]): ComparedRequests[] => [
    { name, requests },
    { name: `${name}, view=card`, requests: requests.map(inCardView) },
  ];
  return [
    { name: "product call", requests: products.slice(0, PRODUCTS).map(productApiRequest) },
    ...both("list call", categories.slice(0, CATEGORIES).map(listApiRequest)),
    ...both("search call", SEARCHES.map(searchApiRequest)),
    ...both("suggestions call", SEARCHES.map(suggest)),
    { name: "cart call, adding", requests: cartRequests(shopData) },
    ...both("cart call", tokens.map(readCart)),
  ];
}

const inCardView = ({ path, ...request }: HttpRequest): HttpRequest => ({
  ...request,
  path: `${path}${path?.includes("?") ? "&" : "?"}view=card`,
});
