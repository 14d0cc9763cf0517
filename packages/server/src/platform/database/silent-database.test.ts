import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { sendCheckout } from "../../../testing/checkout.ts";
import { createTestCustomer, PASSWORD, type SignedInCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  databaseUrl,
  openTestInstallation,
  type TestInstallation,
} from "../../../testing/database.ts";
import { type ConnectionFilter, startDatabaseProxy, type TcpProxy } from "../../../testing/tcp-proxy.ts";
import { watchChanges } from "../../../testing/watch-changes.ts";
import { products } from "../../catalog/tables.ts";
import { type Tenant, withTenantTransaction } from "./tenant.ts";

const PATIENCE_MS = 1000;
const LIMIT_MS = 3000;
// Allows for a busy machine.
const LATE_MS = 8000;
const times = { heartbeat: 100, responseTimeout: 300, retry: 50, catchUp: 300, orderMaxAge: 60_000 };
const isListening: ConnectionFilter = ({ sent }) => sent.includes("listen catalog");

let proxy: TcpProxy;
let throughProxy: TestInstallation;
let direct: TestInstallation;
let tenant: Tenant;
let directShop: Tenant;
let who: SignedInCustomer;
let product: { id: string; slug: string };

beforeAll(async () => {
  const started = await startDatabaseProxy(databaseUrl());
  proxy = started.proxy;
  const environment = { DATABASE_PATIENCE_MS: `${PATIENCE_MS}`, REQUEST_LIMIT_MS: `${LIMIT_MS}`, LOG_LEVEL: "silent" };
  throughProxy = await openTestInstallation(environment, started.url, times);
  direct = await openTestInstallation();
  directShop = await createTestCompany(direct.installation);
  tenant = { ...directShop, database: throughProxy.installation.database };
  who = await createTestCustomer(directShop);
  product = await createTestProduct(directShop, { stock: 1000 });
});
afterEach(async () => {
  await proxy.restore();
  await recovered();
});
afterAll(async () => {
  await Promise.all([throughProxy.close(), direct.close()]);
  await proxy.close();
});

const watchPrice = () =>
  watchChanges(throughProxy.installation, { companyId: tenant.companyId, productId: product.id });
const headers = () => ({ ecommerce: tenant.slug });
const readProduct = () => throughProxy.app.inject({ url: `/ecommerce/products/${product.slug}`, headers: headers() });
const calls: Record<string, () => Promise<{ statusCode: number; headers: Record<string, unknown> }>> = {
  product: readProduct,
  listing: () => throughProxy.app.inject({ url: "/ecommerce/products", headers: headers() }),
  "sign-in": () =>
    throughProxy.app.inject({
      method: "POST",
      url: "/ecommerce/login",
      headers: headers(),
      payload: { email: who.customer.email, password: PASSWORD },
    }),
  account: () => throughProxy.app.inject({ url: "/ecommerce/user/orders", headers: who.headers }),
  checkout: () => sendCheckout(throughProxy.app, who, { items: [{ product_id: product.id, quantity: 1 }] }),
};

/** Resolves when the shop responds and its change listener is connected. */
async function recovered() {
  await expect.poll(async () => (await readProduct()).statusCode, { timeout: 10_000 }).toBe(200);
  await expect.poll(() => throughProxy.installation.versions.areCurrent(), { timeout: 10_000 }).toBe(true);
}

const setPrice = (price: number) =>
  withTenantTransaction(directShop, (tx) =>
    tx
      .update(products)
      .set({ price })
      .where(and(eq(products.companyId, tx.companyId), eq(products.id, product.id))),
  );

describe("a database that does not respond", () => {
  test("every call returns 503 within its limit, and succeeds again when the database responds", async () => {
    for (const call of Object.values(calls)) expect((await call()).statusCode).toBeLessThan(300);
    proxy.hang();
    const since = performance.now();
    const many = Array.from({ length: 8 }, () => Object.values(calls)).flat();
    const responses = await Promise.all(many.map((call) => call()));
    expect(performance.now() - since).toBeLessThan(LIMIT_MS + LATE_MS);
    for (const response of responses)
      expect(response).toMatchObject({ statusCode: 503, headers: { "retry-after": "2" } });
    await proxy.restore();
    await recovered();
    for (const call of Object.values(calls)) expect((await call()).statusCode).toBeLessThan(300);
  }, 30_000);

  test("a transaction without a response destroys its connection instead of waiting for a rollback", async () => {
    const { pool } = throughProxy.installation.database;
    const since = performance.now();
    await expect(
      withTenantTransaction(tenant, async (tx) => {
        proxy.hang();
        await tx.client.query("select 1");
      }),
    ).rejects.toThrow();
    expect(performance.now() - since).toBeLessThan(2 * PATIENCE_MS + LATE_MS);
    const { rows } = await proxy.restore().then(() => pool.query("select 1 as one"));
    expect(rows).toEqual([{ one: 1 }]);
  });

  test("does not delay closing", async () => {
    const { proxy: own, url } = await startDatabaseProxy(databaseUrl());
    const context = await openTestInstallation({ LOG_LEVEL: "silent", DATABASE_PATIENCE_MS: "60000" }, url, times);
    await context.installation.database.pool.query("select 1");
    own.hang();
    const waiting = context.installation.database.pool.query("select 1").catch((error: unknown) => error);
    const since = performance.now();
    await context.close();
    expect(performance.now() - since).toBeLessThan(LATE_MS);
    expect(await waiting).toBeInstanceOf(Error);
    await own.close();
  }, 15_000);
});

describe("a LISTEN connection that receives nothing", () => {
  test("a change is seen at once while it works, and within the limit when it hangs", async () => {
    const isFirstReceived = watchPrice();
    await setPrice(11_00);
    await expect.poll(isFirstReceived, { interval: 5 }).toBe(true);
    const isSecondReceived = watchPrice();
    proxy.hang(isListening);
    await setPrice(12_00);
    await expect.poll(isSecondReceived, { interval: 20 }).toBe(true);
    // The connection keeps hanging: the versions are polled through the pool.
    const isThirdReceived = watchPrice();
    await setPrice(13_00);
    await expect.poll(isThirdReceived, { interval: 20 }).toBe(true);
    expect((await readProduct()).statusCode).toBe(200);
  }, 20_000);
});

describe("a database that goes away and comes back", () => {
  test("after a reset, calls succeed and changes are received again", async () => {
    proxy.reset();
    await recovered();
    const isReceived = watchPrice();
    await setPrice(14_00);
    await expect.poll(isReceived).toBe(true);
  });

  test("while it is down, calls return 503 at once; changes of that time are seen afterwards", async () => {
    const { versions } = throughProxy.installation;
    const before = versions.of(tenant.companyId);
    await proxy.down();
    await expect.poll(() => versions.areCurrent()).toBe(false);
    expect(versions.of(tenant.companyId)).toBe(before);
    for (const call of Object.values(calls)) expect((await call()).statusCode).toBe(503);
    await setPrice(15_00);
    await proxy.restore();
    await recovered();
    await expect.poll(() => versions.of(tenant.companyId)).not.toBe(before);
  });
});

test("a write is answered once this process knows what it changed", async () => {
  const { proxy: slow, url } = await startDatabaseProxy(databaseUrl());
  const waiting = { ...times, responseTimeout: 60_000, catchUp: 60_000 };
  const { app, installation, close } = await openTestInstallation({ LOG_LEVEL: "silent" }, url, waiting);
  const { versions } = installation;
  const shown = { whole: new Set([product.id]), cards: new Set<string>() };
  const since = versions.productChanges(tenant.companyId);
  slow.latency(60, isListening);
  const items = [{ product_id: product.id, quantity: 1 }];
  expect((await sendCheckout(app, who, { items })).statusCode).toBe(201);
  expect(versions.haveChanged(tenant.companyId, since, shown)).toBe(true);
  await close();
  await slow.close();
}, 120_000);
