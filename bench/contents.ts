import type { Sent } from "autocannon";
import { loginOf } from "./shopper.ts";

/** What the measurements need to know of the shop: found out as any client does. */
export type Contents = { products: Wares[]; categories: string[]; tokens: string[] };
export type Wares = { id: string; slug: string; stock: number; price: number; options: unknown[] };

const CUSTOMERS = 8;

export async function contentsOf(url: string): Promise<Contents> {
  const products = await productsOf(url);
  const { data } = await answerOf<{ data: { slug: string }[] }>(url, { path: "/ecommerce/categories/all" });
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => answerOf<{ Bearer: string }>(url, loginOf(at)));
  const tokens = (await Promise.all(customers)).map(({ Bearer }) => Bearer);
  return { products, categories: data.map(({ slug }) => slug), tokens };
}

async function productsOf(url: string): Promise<Wares[]> {
  const found: Wares[] = [];
  for (let page = 1; ; page++) {
    const path = `/ecommerce/products/all?limit=100&page=${page}`;
    const { data } = await answerOf<{ data: Wares[] }>(url, { path });
    if (data.length === 0) return found;
    found.push(...data);
  }
}

async function answerOf<Body>(url: string, { path, ...request }: Sent): Promise<Body> {
  const response = await fetch(url + path, request);
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
