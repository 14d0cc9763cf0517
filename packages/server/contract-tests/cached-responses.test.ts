import { isCacheableCall } from "@pecacerta/contract/call";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { products } from "../src/catalog/tables.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { createTestProduct } from "../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../testing/database.ts";
import { recordStatements } from "../testing/record-statements.ts";
import { withoutNewVehicles } from "../testing/vehicles.ts";
import { allCalls, type ContractCallName, requestFor } from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "./company-fixture.ts";

const PATIENT = { timeout: 30_000 };

let plain: TestInstallation;
let cached: TestInstallation;
let another: TestInstallation;
let fixture: CompanyFixture;
beforeAll(async () => {
  [plain, cached, another] = [
    await openTestInstallation(),
    await openTestInstallation({ PAGE_CACHE_MB: "64" }),
    await openTestInstallation({ PAGE_CACHE_MB: "64" }),
  ];
  fixture = await createCompanyFixture(plain);
}, 300_000);
afterAll(() => Promise.all([plain, cached, another].map((one) => one.close())));

const hitsOf = async ({ installation }: TestInstallation): Promise<number> => {
  const metric = await installation.metrics.getSingleMetric("cache_hits_total")?.get();
  return metric?.values.find(({ labels }) => labels.cache === "responses")?.value ?? 0;
};

async function ask({ app }: TestInstallation, name: ContractCallName, headers: Record<string, string> = {}) {
  const request = requestFor(name, fixture);
  const response = await app.inject({ ...request, headers: { ...request.headers, ...headers } });
  const { "x-request-id": _, date: __, ...sent } = response.headers;
  return { status: response.statusCode, body: response.body, headers: sent };
}

const publicReads = allCalls.filter(([, call]) => isCacheableCall(call)).map(([name]) => name);

describe("a response from the cache", () => {
  test.each(publicReads)("%s is the same as without a cache, for whoever asks", (name) =>
    withoutNewVehicles(plain.installation.database, async () => {
      const company = { ecommerce: fixture.tenant.slug };
      const compressed = { ...company, "accept-encoding": "br" };
      for (const headers of [company, compressed, fixture.owner.headers, company])
        expect(await ask(cached, name, headers)).toEqual(await ask(plain, name, headers));
      const { etag } = (await ask(cached, name, company)).headers;
      const unchanged = await ask(cached, name, { ...company, "if-none-match": String(etag) });
      expect([unchanged.status, unchanged.body, unchanged.headers.etag]).toEqual([304, "", etag]);
    }),
  );

  test("is served for the calls of the catalog", async () => {
    const before = await hitsOf(another);
    for (let round = 0; round < 2; round++) await ask(another, "productBySlug", { ecommerce: fixture.tenant.slug });
    expect(await hitsOf(another)).toBeGreaterThan(before);
  });
});

const SLUG = "filtro-de-oleo";

async function pricesOf({ app }: TestInstallation, { slug }: Tenant): Promise<[whole: number, listed: number]> {
  const [whole, listed] = await Promise.all(
    [`/ecommerce/products/${SLUG}`, "/ecommerce/products/all"].map((url) =>
      app.inject({ url, headers: { ecommerce: slug } }),
    ),
  );
  return [whole?.json().data.price, listed?.json().data[0].price];
}

test("a change shows in the product at once and in lists soon, in every process and in its company alone", async () => {
  const [own, other] = [await createTestCompany(plain.installation), await createTestCompany(plain.installation)];
  for (const tenant of [own, other]) await createTestProduct(tenant, { slug: SLUG, price: 10_00 });
  for (const shop of [cached, another]) {
    await shop.installation.catchUp();
    for (const tenant of [own, other, own]) await expect.poll(() => pricesOf(shop, tenant), PATIENT).toEqual([10, 10]);
  }
  await withTenantTransaction(own, (tx) =>
    tx.update(products).set({ price: 12_00 }).where(eq(products.companyId, tx.companyId)),
  );
  await cached.installation.catchUp();
  expect((await pricesOf(cached, own))[0]).toBe(12);
  for (const shop of [cached, another]) {
    await expect.poll(() => pricesOf(shop, own), PATIENT).toEqual([12, 12]);
    expect(await pricesOf(shop, other)).toEqual([10, 10]);
  }
  await createTestProduct(own, { name: "Agulha", price: 1_00 });
  await expect.poll(async () => (await pricesOf(another, own))[1], PATIENT).toBe(1);
});

test("concurrent requests of one response read it once", async () => {
  const tenant = await createTestCompany(plain.installation);
  await createTestProduct(tenant);
  await cached.installation.catchUp();
  const askAtOnce = (count: number, limit: number) =>
    recordStatements(() =>
      Promise.all(
        Array.from({ length: count }, () =>
          cached.app.inject({ url: `/ecommerce/products/latest?limit=${limit}`, headers: { ecommerce: tenant.slug } }),
        ),
      ),
    );
  await askAtOnce(1, 1);
  const alone = (await askAtOnce(1, 2)).filter(({ text }) => text.includes("products"));
  const together = (await askAtOnce(10, 3)).filter(({ text }) => text.includes("products"));
  expect(together.length).toBe(alone.length);
});
