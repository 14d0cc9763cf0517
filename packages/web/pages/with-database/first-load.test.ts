import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { addProduct } from "@pecacerta/server/catalog/commands";
import { type Shop, together } from "@pecacerta/server/companies/shop";
import { readConfig } from "@pecacerta/server/config";
import { accepted, databaseUrl, newCompany } from "@pecacerta/server/database/testing";
import { newLog } from "@pecacerta/server/http/logging";
import type { Installation } from "@pecacerta/server/installation";
import { type Opened, openInstallation } from "@pecacerta/server/open-installation";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";

const MOST_JAVASCRIPT = 150_000;

const client = join(import.meta.dirname, "../../build/client");
let opened: Opened;
let app: FastifyInstance;
let shop: Shop;

beforeAll(async () => {
  const { createShop } = (await import("../../build/server/index.js" as string)) as {
    createShop: (installation: Installation) => Promise<FastifyInstance>;
  };
  const config = accepted(readConfig({ LOG_LEVEL: "error", RATE_LIMITS: "off" }));
  opened = accepted(await openInstallation(config, databaseUrl(), newLog("error")));
  app = await createShop(opened.installation);
  shop = await newCompany(opened.installation);
  const product = { slug: "pastilha", sku: "P-1", name: "Pastilha", price: 10_00, stock: 3, createdAt: new Date() };
  accepted(await together(shop, (tx) => addProduct(tx, product)));
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

/** The scripts that a page fetches before anybody touches it, with their sizes as they travel. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const { body } = await app.inject({ url: path, headers: { cookie: `company=${shop.slug}` } });
  const named = [...body.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = ""]) => name);
  return new Map(named.map((name) => [name, gzipSync(readFileSync(join(client, name)), { level: 9 }).length]));
}

test("what a product page fetches to come to life stays under 150 kB", async () => {
  const scripts = await scriptsOf("/products/pastilha");
  const sum = [...scripts.values()].reduce((one, other) => one + other, 0);
  // A gate must prove that it looked: React alone is more than half of it.
  expect(sum).toBeGreaterThan(60_000);
  expect(sum, [...scripts].map(([name, size]) => `${size} ${name}`).join("\n")).toBeLessThanOrEqual(MOST_JAVASCRIPT);
});
