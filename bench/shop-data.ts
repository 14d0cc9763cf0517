import type { HttpRequest } from "autocannon";
import { loginRequest } from "./requests.ts";

export type ShopData = { products: BenchProduct[]; categories: string[]; tokens: string[] };
export type BenchProduct = { id: string; slug: string; stock: number; price: number; options: unknown[] };

/** The first customers of the sample, whose tokens all scenarios use. */
export const CUSTOMERS = 8;

export async function loadShopData(url: string): Promise<ShopData> {
  const products = await fetchProducts(url);
  const { data } = await fetchJson<{ data: { slug: string }[] }>(url, { path: "/ecommerce/categories/all" });
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => fetchJson<{ Bearer: string }>(url, loginRequest(at)));
  const tokens = (await Promise.all(customers)).map(({ Bearer }) => Bearer);
  return { products, categories: data.map(({ slug }) => slug), tokens };
}

async function fetchProducts(url: string): Promise<BenchProduct[]> {
  const products: BenchProduct[] = [];
  for (let page = 1; ; page++) {
    const path = `/ecommerce/products/all?limit=100&page=${page}`;
    const { data } = await fetchJson<{ data: BenchProduct[] }>(url, { path });
    if (data.length === 0) return products;
    products.push(...data);
  }
}

async function fetchJson<Body>(url: string, { path, ...request }: HttpRequest): Promise<Body> {
  const response = await fetch(url + path, request);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
