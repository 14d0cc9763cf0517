import { createHash } from "node:crypto";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { products } from "@pecacerta/server/catalog/tables";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { sendCheckout } from "@pecacerta/server/testing/checkout";
import { addressForm, createTestCustomer } from "@pecacerta/server/testing/customers";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

const processes: BuiltShop[] = [];
let app: FastifyInstance;
let shop: Tenant;
let id: string;

/** One process of the shop, pages included, as it is built. */
async function newProcess(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const built = await openBuiltShop(environment);
  processes.push(built);
  return built.app;
}

beforeAll(async () => {
  app = await newProcess();
  const { installation } = processes[0] as BuiltShop;
  shop = await createTestCompany(installation, { titulo: "Loja de Teste", corPadrao: "theme-teal" });
  const product = {
    slug: "pastilha",
    sku: "P-1",
    name: "Pastilha de freio",
    price: 10_00,
    stock: 3,
    createdAt: new Date(),
  };
  ({ id } = unwrapOutcome(await withTenantTransaction(shop, (tx) => addProduct(tx, product))));
});
afterAll(async () => {
  for (const { close } of processes) await close();
});

const get = (path: string, headers: Record<string, string> = {}, from = app) =>
  from.inject({ url: path, headers: { cookie: `company=${shop.slug}`, ...headers } });

const rename = (name: string) =>
  withTenantTransaction(shop, (tx) =>
    tx
      .update(products)
      .set({ name })
      .where(and(eq(products.companyId, tx.companyId), eq(products.id, id))),
  );

/** Asks until the answer holds what is expected: another process hears of a write a moment later. */
async function eventually(path: string, text: string, from: FastifyInstance): Promise<boolean> {
  for (let attempt = 0; attempt < 500; attempt++) {
    if ((await get(path, {}, from)).body.includes(text)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

test("a page has the same bytes for a visitor and for a signed-in customer", async () => {
  const visitor = await get("/products/pastilha");
  const customer = await get("/products/pastilha", {
    cookie: `company=${shop.slug}; session=abc`,
    authorization: "Bearer secret",
    "user-agent": "another",
  });
  expect(visitor.statusCode).toBe(200);
  expect(customer.rawPayload.equals(visitor.rawPayload)).toBe(true);
  const { date: _, "x-request-id": _id, ...seen } = visitor.headers;
  const { date: __, "x-request-id": __id, ...shown } = customer.headers;
  expect(shown).toEqual(seen);
  expect(seen["set-cookie"]).toBeUndefined();
  // Only shared caches serve stale pages: a customer who has just reviewed a product sees the new average.
  expect(seen["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  expect(seen["cdn-cache-control"]).toContain("stale-while-revalidate");
});

test.each(["/products/pastilha", "/products", "/cart", "/nada"])(
  "%s allows its own inline scripts only, and has no inline styles",
  async (path) => {
    const page = await get(path);
    const policy = String(page.headers["content-security-policy"]);
    const scripts = [...page.body.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => script ?? "",
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
    expect(new Set(policy.match(/'sha256-[^']+'/g)).size).toBe(new Set(scripts).size);
    expect(page.body).not.toMatch(/<[^>]+\s(style|nonce)=/);
  },
);

test("the next page shows a write, in this process and in every other", async () => {
  const other = await newProcess();
  expect((await get("/products/pastilha", {}, other)).body).toContain("Pastilha de freio");
  await rename("Pastilha nova");
  expect(await eventually("/products/pastilha", "Pastilha nova", app)).toBe(true);
  expect(await eventually("/products/pastilha", "Pastilha nova", other)).toBe(true);
});

test("a browser's current copy is not sent again", async () => {
  const first = await get("/products", { "accept-encoding": "br" });
  expect(first.headers["content-encoding"]).toBe("br");
  const again = await get("/products", { "accept-encoding": "br", "if-none-match": String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  const uncompressed = await get("/products", { "if-none-match": String(first.headers.etag) });
  expect([uncompressed.statusCode, uncompressed.headers.etag]).toEqual([304, first.headers.etag]);
  const head = await app.inject({ method: "HEAD", url: "/products", headers: { cookie: `company=${shop.slug}` } });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe("");
});

test("[GEN-05] [GEN-06] the query selects the company, and a cookie remembers it; an unknown one is a 404", async () => {
  const response = await app.inject({ url: `/?company=${shop.slug}` });
  expect(response.body).toContain("Loja de Teste");
  expect(response.headers["set-cookie"]).toContain(`company=${shop.slug}; Path=/`);
  expect(response.headers.vary).toBe("Accept-Encoding");
  expect((await get("/")).headers.vary).toContain("Cookie");
  const unknown = await app.inject({ url: "/?company=ninguem" });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain("Loja não encontrada");
  // Without a company of its own, this address has no page to lead to.
  expect(unknown.body).not.toContain('href="/catalog"');
  const withFallback = await newProcess({ DEFAULT_COMPANY: shop.slug });
  const leading = await withFallback.inject({ url: "/?company=ninguem" });
  expect(leading.statusCode).toBe(404);
  for (const path of ["/", "/catalog", "/track-order"]) expect(leading.body).toContain(`href="${path}"`);
});

test("[GEN-06] an invalid slug is a 404", async () => {
  for (const odd of ["%ZZ", "%", "%E0%A4%A", "a%00b", ""]) {
    expect((await get(`/?company=${odd}`)).statusCode, odd).toBe(404);
  }
});

test("[GEN-04] the rendered page has the company's settings", async () => {
  expect((await get("/")).body).toContain('data-theme="theme-teal"');
});

test("[RT-17] an unknown page is Page Not Found with status 404, in the shop's layout", async () => {
  for (const path of [
    "/products/nada",
    `/products/${shop.companyId}`,
    "/catalog/nada",
    "/products/a%ED",
    "/catalog/%",
    "/nada/mesmo",
    "/products/nada.data",
  ]) {
    const page = await get(path);
    expect(`${path} ${page.statusCode}`).toBe(`${path} 404`);
    expect(page.headers["cache-control"]).toBe("no-store");
  }
  expect((await get("/products/nada")).body).toContain("Página não encontrada");
});

test("[OR-03] the page of an order's link is not cached, sends no referrer, and expires after thirty days", async () => {
  const items = [{ product_id: id, quantity: 1 }];
  const { token, number } = (await sendCheckout(app, await createTestCustomer(shop), { items })).json().data;
  const path = `/cart/checkout/${token}`;
  for (let time = 0; time < 2; time++) {
    const page = await get(path);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    expect(page.headers["cdn-cache-control"]).toBeUndefined();
    expect(page.body).toContain('name="robots" content="noindex"');
    expect(page.body).not.toContain(addressForm.email);
  }
  await withTenantTransaction(shop, (tx) =>
    tx.execute(
      `update orders set created_at = now() - interval '30 days' where company_id = '${tx.companyId}' and number = ${number}`,
    ),
  );
  const ended = await get(path);
  expect([ended.statusCode, ended.headers["cache-control"]]).toEqual([410, "no-store"]);
  expect(ended.body).toContain("<title>Este link não vale mais");
  for (const way of ["/account/orders", "/track-order"]) expect(ended.body).toContain(`href="${way}"`);
  expect((await get(`/cart/checkout/${"x".repeat(43)}`)).statusCode).toBe(404);
});

test("[RT-06] a product is found by its slug, and its UUID redirects to the slug", async () => {
  const page = await get(`/products/${id}`);
  expect([page.statusCode, page.headers.location]).toEqual([301, "/products/pastilha"]);
});

test("markup in a name is text", async () => {
  await rename('</script><img src=x onerror="alert(1)">');
  expect(await eventually("/products/pastilha", "&lt;/script&gt;&lt;img", app)).toBe(true);
  const page = await get("/products/pastilha");
  expect(page.body).not.toContain("<img src=x");
  await rename("Pastilha de freio");
});

test("a shop in maintenance answers every address with 503 and Retry-After, API calls included", async () => {
  const closed = await newProcess({ MAINTENANCE: "on" });
  for (const path of ["/", "/products/pastilha", "/products/pastilha.data", "/sitemap.xml", "/nada"]) {
    const page = await get(path, {}, closed);
    expect([page.statusCode, page.headers["retry-after"], page.headers["cache-control"]]).toEqual([
      503,
      "600",
      "no-store",
    ]);
    expect(page.body).toContain("Voltamos já | Loja de Teste");
    expect(page.body).toContain('data-theme="theme-teal"');
    expect(page.body).not.toContain("<script");
  }
  const call = await get("/ecommerce/products/all", { ecommerce: shop.slug }, closed);
  expect([call.statusCode, call.headers["retry-after"]]).toEqual([503, "600"]);
  expect(call.json()).toEqual({ message: "SERVICE_UNAVAILABLE" });
  await expect.poll(async () => (await get("/readyz", {}, closed)).statusCode, { timeout: 10_000 }).toBe(200);
});
