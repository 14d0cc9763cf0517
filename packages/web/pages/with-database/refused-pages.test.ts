import { get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { newLog } from "@pecacerta/server/platform/http/logging";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { holdClock } from "@pecacerta/server/testing/minute-limits";
import { afterEach, expect, test, vi } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

const CROWD = 600;
const PRODUCT_PAGES = Array.from({ length: 5 }, (_, at) => `/products/peca-${at}`);

let context: BuiltShop;
let port: number;
let logged: string[] = [];
afterEach(() => context.close());

async function open(environment: Record<string, string>): Promise<void> {
  logged = [];
  const log = newLog("info", { write: (line) => void logged.push(line) });
  context = await openBuiltShop({ TRUST_PROXY: "loopback", ...environment }, log);
  await context.app.listen({ port: 0, host: "127.0.0.1" });
  port = (context.app.server.address() as AddressInfo).port;
}

async function newShop(products: number): Promise<Tenant> {
  const shop = await createTestCompany(context.installation);
  await withTenantTransaction(shop, async (tx) => {
    for (let at = 0; at < products; at++) {
      const product = { slug: `peca-${at}`, sku: `P-${at}`, name: `Peça ${at}`, price: 10_00, stock: 3 };
      unwrapOutcome(await addProduct(tx, { ...product, createdAt: new Date() }));
    }
  });
  return shop;
}

type Answered = { status: number; headers: IncomingHttpHeaders; body: string };

function ask(path: string, { slug }: Tenant, visitor = "203.0.113.1"): Promise<Answered> {
  const headers = { "x-forwarded-for": visitor, cookie: `company=${slug}` };
  return new Promise((resolve, reject) => {
    get({ port, path, headers, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    }).on("error", reject);
  });
}

let networkCount = 0;
/** The notification of the new company may still arrive and invalidate the page. */
const untilCached = (path: string, shop: Tenant) =>
  vi.waitFor(async () => {
    logged = [];
    networkCount++;
    // Each attempt comes from another network, so that none is refused.
    expect((await ask(path, shop, `2001:db8:ff:${networkCount.toString(16)}::1`)).status).toBe(200);
    expect(logged.join("")).toContain("cached page sent");
  }, 10_000);

/** Different pages that nobody has asked for. */
const searches = (many: number) => Array.from({ length: many }, (_, at) => `/catalog/product-search?search=vela-${at}`);

test("unknown addresses share one cached page, which costs no render and no quota", async () => {
  holdClock();
  await open({ RATE_LIMITS: "on", PAGES_PER_MINUTE: "1" });
  const shop = await newShop(0);
  await untilCached("/", shop);
  const first = await ask("/nada", shop);
  expect(first.status).toBe(404);
  expect(first.body).toContain("Página não encontrada");
  for (let at = 0; at < 20; at++) {
    const { status, body } = await ask(`/nada-${at}/${at}?q=${at}`, shop, "203.0.113.2");
    expect([status, body]).toEqual([404, first.body]);
  }
});

test("no cached 404 page is sent for assets, pictures, health checks and API documents", async () => {
  await open({});
  const shop = await newShop(0);
  for (let at = 0; at < 3; at++) expect((await ask("/nada", shop)).status).toBe(404);
  const page = await ask("/", shop);
  const script = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? "";
  for (const path of [script, "/pictures/logo-pecacerta.svg", "/healthz", "/readyz", "/ecommerce/docs", "/robots.txt"])
    expect([path, (await ask(path, shop)).status]).toEqual([path, 200]);
});

test("rendered pages are limited per network and minute; cached pages and other networks are not refused", async () => {
  holdClock();
  await open({ RATE_LIMITS: "on", PAGES_PER_MINUTE: "5" });
  const shop = await newShop(7);
  // Notices of the new products must not outdate a page between two requests below.
  await untilCached("/products/peca-6", shop);
  for (const path of PRODUCT_PAGES) expect((await ask(path, shop, "2001:db8::1")).status).toBe(200);
  const refused = await ask("/products/peca-5", shop, "2001:db8::2");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.body).toContain("Muitas páginas em pouco tempo");
  const data = await ask("/products/peca-5.data", shop, "2001:db8::1");
  expect([data.status, data.headers["content-type"]]).toEqual([429, "text/plain; charset=utf-8"]);
  await untilCached("/products/peca-4", shop);
  expect((await ask("/products/peca-4", shop, "2001:db8::1")).status).toBe(200);
  expect((await ask("/products/peca-5", shop, "2001:db8:0:1::1")).status).toBe(200);
});

test("the log of a cached page has the visitor's address, not the proxy's", async () => {
  await open({ RATE_LIMITS: "off" });
  const shop = await newShop(1);
  await ask("/products/peca-0", shop);
  await expect.poll(async () => (await ask("/products/peca-0", shop)) && logged.join("")).toContain("cached page sent");
  const line = logged.find((one) => one.includes("cached page sent")) ?? "{}";
  expect(JSON.parse(line).req.ip).toBe("203.0.113.1");
});

test("of hundreds of concurrent requests for uncached pages some are rendered, the others get 503, none fails", async () => {
  await open({ RATE_LIMITS: "off", RENDERS_AT_ONCE: "1" });
  const shop = await newShop(0);
  await untilCached("/", shop);
  const crowd = searches(CROWD).map((path) => ask(path, shop));
  expect((await ask("/", shop)).status).toBe(200);
  const answers = await Promise.all(crowd);
  const of = (status: number) => answers.filter((answer) => answer.status === status);
  expect(of(200).length).toBeGreaterThan(0);
  expect(of(503).length).toBeGreaterThan(0);
  expect(of(200).length + of(503).length).toBe(CROWD);
  for (const { headers, body } of of(503)) {
    expect(headers["retry-after"]).toBe("2");
    expect(body).toContain("Voltamos em instantes");
  }
  expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  const left = searches(CROWD).find((_, at) => answers[at]?.status === 503) ?? "";
  expect((await ask(left, shop)).status).toBe(200);
  expect(await context.installation.metrics.metrics()).toContain(
    `http_refused_pages_total{reason="busy"} ${of(503).length}`,
  );
});

test("a flood on one company does not delay another's pages", async () => {
  await open({ RATE_LIMITS: "off", RENDERS_AT_ONCE: "1" });
  const [flooded, calm] = [await newShop(0), await newShop(1)];
  let answered = 0;
  const flood = searches(100).map((path) => ask(path, flooded).then(({ status }) => status === 200 && answered++));
  await Promise.race(flood);
  expect((await ask("/products/peca-0", calm)).status).toBe(200);
  expect(answered).toBeLessThan(50);
  await Promise.all(flood);
});
