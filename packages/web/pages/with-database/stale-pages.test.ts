import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { products } from "@pecacerta/server/catalog/tables";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { createTestProduct } from "@pecacerta/server/testing/catalog";
import { createTestCompany, databaseUrl } from "@pecacerta/server/testing/database";
import { startDatabaseProxy, type TcpProxy } from "@pecacerta/server/testing/tcp-proxy";
import { receiveChanges } from "@pecacerta/server/testing/watch-changes";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let proxy: TcpProxy;
let built: BuiltShop;
let shop: Tenant;
let port: number;

beforeAll(async () => {
  const started = await startDatabaseProxy(databaseUrl());
  proxy = started.proxy;
  built = await openBuiltShop({ DATABASE_PATIENCE_MS: "2000" }, newLog("silent"), started.url);
  await built.app.listen({ port: 0, host: "127.0.0.1" });
  port = (built.app.server.address() as AddressInfo).port;
  shop = await createTestCompany(built.installation);
  await createTestProduct(shop, { slug: "pastilha", price: 10_00 });
});
afterAll(async () => {
  await built.close();
  await proxy.close();
});

type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };

const ask = (path: string) =>
  new Promise<Answer>((resolve, reject) => {
    get({ port, path: `${path}?company=${shop.slug}`, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    }).on("error", reject);
  });

const LONG_ENOUGH = { timeout: 10_000, interval: 50 };

test("while the database is down, stale pages are served with a warning; afterwards they are current", async () => {
  // A page that is rendered before the notification of the product is outdated at once.
  await receiveChanges(built.installation, shop);
  const fresh = await ask("/products/pastilha");
  expect(fresh).toMatchObject({ status: 200, headers: { "cache-control": "public, max-age=0, s-maxage=60" } });
  expect(fresh.headers).not.toHaveProperty("warning");

  await proxy.down();
  await expect.poll(async () => (await ask("/products/pastilha")).headers.warning, LONG_ENOUGH).toContain("110");
  const stale = await ask("/products/pastilha");
  expect(stale).toMatchObject({ status: 200, body: fresh.body });
  expect(stale.headers).toMatchObject({ "x-stale": "database-unavailable", "cache-control": "no-store" });
  expect(stale.headers).not.toHaveProperty("cdn-cache-control");
  expect((await ask("/brands")).status).toBe(503);

  await proxy.restore();
  await expect.poll(async () => (await ask("/products/pastilha")).headers.warning, LONG_ENOUGH).toBeUndefined();
  await withTenantTransaction(shop, (tx) =>
    tx.update(products).set({ price: 77_70 }).where(eq(products.companyId, tx.companyId)),
  );
  await expect.poll(async () => (await ask("/products/pastilha")).body, LONG_ENOUGH).toContain("77,70");
}, 30_000);
