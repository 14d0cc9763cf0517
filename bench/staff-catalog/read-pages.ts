import type { BurstShop } from "./open-burst-shop.ts";

export const readPage = async ({ url }: BurstShop, path: string): Promise<string> => (await fetch(url + path)).text();

export async function readPages(shop: BurstShop, paths: readonly string[]): Promise<string> {
  let html = "";
  for (const path of paths) html += await readPage(shop, path);
  return html;
}

export const productSlugsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/href="\/products\/([a-z0-9-]+)"/g), ([, slug = ""]) => slug)),
];
