import { parseArgs } from "node:util";
import type { HttpRequest } from "autocannon";
import { formatColumns } from "./format-columns.ts";
import type { Limit } from "./limits.ts";
import { createDataFolder, startMeasuredShop } from "./processes.ts";
import { recordResponse } from "./record-responses.ts";
import { customerApiRequest, publicApiRequest } from "./requests.ts";
import { loadShopData, type ShopData } from "./shop-data.ts";

type Sizes = { name: string; full: number; card: number; compressedFull: number; compressedCard: number; limit: Limit };

/** Kilobytes of the compact form, compressed with Brotli. */
const LIST: Limit = { atMost: 8 };
const SUGGESTIONS: Limit = { atMost: 3 };
const CART: Limit = { atMost: 3 };

const CART_LINES = 4;

export async function runResponseSizes(args: string[], cleanup: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: "boolean", default: false } } });
  const shop = await startMeasuredShop(await createDataFolder(cleanup), {}, []);
  cleanup.push(shop.stop);
  const data = await loadShopData(shop.url);
  await fillCart(shop.url, data);
  const sizes: Sizes[] = [];
  for (const { name, request, limit } of measuredCalls(data)) {
    const sizeOf = async (view: string, encoding: string) => (await measure(shop.url, request, view, encoding)) / 1000;
    sizes.push({
      name,
      limit,
      full: await sizeOf("full", "identity"),
      card: await sizeOf("card", "identity"),
      compressedFull: await sizeOf("full", "br"),
      compressedCard: await sizeOf("card", "br"),
    });
  }
  console.log(values.json ? JSON.stringify(sizes, undefined, 2) : formatSizes(sizes));
}

const measuredCalls = ({ categories, tokens }: ShopData) => [
  { name: "list of 16 products", request: publicApiRequest("/products?limit=16"), limit: LIST },
  { name: "category", request: publicApiRequest(`/products?category=${categories[0]}`), limit: LIST },
  { name: "search result", request: publicApiRequest("/products?search=pastilha"), limit: LIST },
  {
    name: "suggestions for a word",
    request: publicApiRequest("/search/suggestions?query=pastilha"),
    limit: SUGGESTIONS,
  },
  { name: "suggestions without input", request: publicApiRequest("/search/suggestions?query="), limit: SUGGESTIONS },
  {
    name: `cart of ${CART_LINES} lines`,
    request: customerApiRequest(tokens[0] ?? "", "GET", "/user/cart", {}),
    limit: CART,
  },
];

async function fillCart(url: string, { products, tokens }: ShopData): Promise<void> {
  const sellable = products.filter(({ stock, price, options }) => stock > 0 && price > 0 && options.length === 0);
  const lines = sellable.slice(0, CART_LINES).flatMap(({ id }, at) => [
    [`items[${at}][product_id]`, id],
    [`items[${at}][quantity]`, "1"],
  ]);
  const request = customerApiRequest(tokens[0] ?? "", "PUT", "/user/cart", Object.fromEntries(lines));
  const { status } = await recordResponse(url, request);
  if (status !== 200) throw new Error(`The cart could not be filled: status ${status}.`);
}

async function measure(url: string, request: HttpRequest, view: string, encoding: string): Promise<number> {
  const path = `${request.path}${request.path?.includes("?") ? "&" : "?"}view=${view}`;
  const headers = { ...request.headers, "accept-encoding": encoding };
  const { status, body } = await recordResponse(url, { ...request, path, headers });
  if (status !== 200) throw new Error(`${path} returned ${status}.`);
  return Buffer.from(body, "base64").length;
}

function formatSizes(sizes: readonly Sizes[]): string {
  const head = ["kilobytes", "full", "card", "full, Brotli", "card, Brotli", "limit", ""];
  const rows = sizes.map(({ name, full, card, compressedFull, compressedCard, limit: { atMost = 0 } }) => [
    name,
    ...[full, card, compressedFull, compressedCard].map((size) => size.toFixed(1)),
    String(atMost),
    compressedCard <= atMost ? "ok" : "missed",
  ]);
  return formatColumns([head, ...rows], [0, 6]);
}
