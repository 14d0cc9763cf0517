import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { newProduct } from "@pecacerta/server/catalog/testing";
import type { Shop } from "@pecacerta/server/companies/shop";
import { newCompany } from "@pecacerta/server/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

const MOST_JAVASCRIPT = 150_000;

const client = join(import.meta.dirname, "../../build/client");
let built: BuiltShop;
let shop: Shop;
beforeAll(async () => {
  built = await openBuiltShop();
  shop = await newCompany(built.installation);
});
afterAll(() => built.close());

/** The scripts that a page fetches before anybody touches it, with their sizes as they travel. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const { body } = await built.app.inject({ url: path, headers: { cookie: `company=${shop.slug}` } });
  const named = [...body.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = ""]) => name);
  return new Map(named.map((name) => [name, gzipSync(readFileSync(join(client, name)), { level: 9 }).length]));
}

test("what a product page fetches to come to life stays under 150 kB", async () => {
  const { slug } = await newProduct(shop);
  const scripts = await scriptsOf(`/products/${slug}`);
  const sum = [...scripts.values()].reduce((one, other) => one + other, 0);
  // A gate must prove that it looked: React alone is more than half of it.
  expect(sum).toBeGreaterThan(100_000);
  expect(sum, [...scripts].map(([name, size]) => `${size} ${name}`).join("\n")).toBeLessThanOrEqual(MOST_JAVASCRIPT);
});
