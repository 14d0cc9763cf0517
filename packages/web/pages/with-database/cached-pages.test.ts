import { type ClientRequest, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { resumeCompany, suspendCompany } from "@pecacerta/server/admin/installation/change-company";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { products } from "@pecacerta/server/catalog/tables";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

// Kept pages are answered before Fastify hears of a request: only what comes over a real connection gets there.
let built: BuiltShop;
let port: number;
let one: Tenant;
let other: Tenant;

beforeAll(async () => {
  built = await openBuiltShop({ ORIGIN: "http://loja.example.com" });
  await built.app.listen({ port: 0, host: "127.0.0.1" });
  port = (built.app.server.address() as AddressInfo).port;
  [one, other] = [await newShop("Pastilha de uma"), await newShop("Pastilha de outra")];
});
afterAll(() => built.close());

async function newShop(name: string): Promise<Tenant> {
  const shop = await createTestCompany(built.installation);
  const product = { slug: "pastilha", sku: "P-1", name, price: 10_00, stock: 3, createdAt: new Date() };
  unwrapOutcome(await withTenantTransaction(shop, (tx) => addProduct(tx, product)));
  return shop;
}

type Answered = { status: number; headers: IncomingMessage["headers"]; body: string };

function ask(path: string, headers: Record<string, string>, method = "GET"): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking: ClientRequest = get({ port, path, headers, method, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString("latin1");
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    asking.on("error", reject);
  });
}

const of = (shop: Tenant, more: Record<string, string> = {}) => ({ cookie: `company=${shop.slug}`, ...more });
const LONG_ENOUGH = { timeout: 30_000, interval: 20 };
const cacheHits = async () => /^http_kept_pages_total (\d+)$/m.exec(await built.installation.metrics.metrics())?.[1];

/** What a kept page answers. A company made by another test empties the memory of who asks for whom, so: until it is. */
async function requestUntilCached(path: string, headers: Record<string, string>): Promise<Answered> {
  const before = await cacheHits();
  return vi.waitFor(async () => {
    const answered = await ask(path, headers);
    expect(await cacheHits()).not.toBe(before);
    return answered;
  }, LONG_ENOUGH);
}

// A page that is used again is compressed once more.
test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["identity", (bytes: Buffer) => bytes],
] as const)("a cached page equals the rendered one, in %s", async (encoding, decode) => {
  const accept = { "accept-encoding": encoding };
  const path = `/products/pastilha?company=${one.slug}`;
  const made = await built.app.inject({ url: path, headers: accept });
  const cached = await requestUntilCached(path, accept);
  expect(decode(Buffer.from(cached.body, "latin1")).equals(decode(made.rawPayload))).toBe(true);
  const {
    date: _,
    "x-request-id": id,
    connection: __,
    "content-length": length,
    "set-cookie": cookie,
    ...headers
  } = cached.headers;
  expect(Number(length)).toBe(cached.body.length);
  expect(made.headers).toMatchObject(headers);
  expect(cookie).toEqual([made.headers["set-cookie"]].flat());
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(id).not.toBe(made.headers["x-request-id"]);
});

test("a cached page belongs to its company, however the company was selected", async () => {
  for (let turn = 0; turn < 3; turn++) {
    expect((await ask("/products/pastilha", of(one))).body).toContain("Pastilha de uma");
    expect((await ask("/products/pastilha", of(other))).body).toContain("Pastilha de outra");
    expect((await ask(`/products/pastilha?company=${other.slug}`, of(one))).body).toContain("Pastilha de outra");
    expect((await ask("/products/pastilha?company=", of(one))).body).not.toContain("Pastilha de");
    expect((await ask("/products/pastilha", { cookie: "company=nobody-at-all" })).body).not.toContain("Pastilha de");
  }
});

test("a matching ETag gets 304, and HEAD gets no body", async () => {
  const first = await ask("/products/pastilha", of(one));
  const again = await ask("/products/pastilha", of(one, { "if-none-match": String(first.headers.etag) }));
  expect(again).toMatchObject({ status: 304, body: "" });
  const head = await ask("/products/pastilha", of(one), "HEAD");
  expect(head).toMatchObject({ status: 200, body: "" });
  expect(head.headers["content-length"]).toBe(first.headers["content-length"]);
});

test("a cached page is not sent after a product of its company changed", async () => {
  expect((await ask("/products/pastilha", of(other))).body).toContain("Pastilha de outra");
  await withTenantTransaction(other, (tx) =>
    tx.update(products).set({ name: "Pastilha nova" }).where(eq(products.companyId, tx.companyId)),
  );
  await expect.poll(async () => (await ask("/products/pastilha", of(other))).body).toContain("Pastilha nova");
});

test("a suspended company's pages leave the cache at once, and come back when it resumes", async () => {
  await requestUntilCached("/products/pastilha", of(other));
  const change = { slug: other.slug, actor: { kind: "program" }, now: new Date() } as const;
  unwrapOutcome(await suspendCompany(built.installation, { ...change, reason: "Contrato" }));
  for (const path of ["/products/pastilha", "/", "/robots.txt", `/cart?company=${other.slug}`]) {
    const { status, headers, body } = await ask(path, of(other));
    expect([status, headers["cache-control"], headers["retry-after"]], path).toEqual([503, "no-store", "3600"]);
    expect(body).toContain("Esta loja est");
  }
  expect((await ask("/products/pastilha", of(one))).status).toBe(200);
  unwrapOutcome(await resumeCompany(built.installation, change));
  expect((await ask("/products/pastilha", of(other))).status).toBe(200);
});

test("during shutdown a cached page closes its connection", async () => {
  await requestUntilCached("/products/pastilha", of(one));
  built.installation.draining = true;
  const { status, headers } = await ask("/products/pastilha", of(one, { connection: "keep-alive" }));
  built.installation.draining = false;
  expect(status).toBe(200);
  expect(headers.connection).toBe("close");
});
