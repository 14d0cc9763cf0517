import { createBrand } from "@pecacerta/server/catalog/brands/staff/change-brand";
import { mergeBrand } from "@pecacerta/server/catalog/brands/staff/merge-brand";
import { addProduct } from "@pecacerta/server/catalog/products/commands";
import { saveProducts } from "@pecacerta/server/catalog/products/staff/save-products";
import { type Tenant, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { createTestCompany, unwrapOutcome } from "@pecacerta/server/testing/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let built: BuiltShop;
let shop: Tenant;

beforeAll(async () => {
  built = await openBuiltShop();
  shop = await createTestCompany(built.installation);
});
afterAll(() => built.close());

const add = (slug: string, of = shop, fields: { brand?: string } = {}) =>
  withTenantTransaction(of, async (tx) => {
    const product = { slug, sku: slug, name: `Peça ${slug}`, price: 10_00, stock: 3, createdAt: new Date(), ...fields };
    return unwrapOutcome(await addProduct(tx, product)).id;
  });
const change = (id: string, changes: object, takeSlug = false) =>
  withTenantTransaction(shop, async (tx) => {
    const input = { changes: [{ id, changes, takeSlug }], now: new Date() };
    const [saved] = await saveProducts(tx, { kind: "program" }, input);
    return saved;
  });
const get = (path: string, of = shop) => built.app.inject({ url: path, headers: { cookie: `company=${of.slug}` } });
/** Another process receives the notification of a change a moment later. */
const eventually = (path: string, status: number, location?: string) =>
  vi.waitFor(async () => {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers.location]).toEqual([status, location]);
  }, 15_000);

test("an earlier address of a product leads to the present one, in its company alone", async () => {
  const other = await createTestCompany(built.installation);
  await add("disco", other);
  const id = await add("disco");
  expect((await get("/products/disco")).statusCode).toBe(200);
  await change(id, { slug: "disco-2024" });
  await eventually("/products/disco", 301, "/products/disco-2024");
  await eventually("/products/disco?v=r2", 301, "/products/disco-2024");
  expect((await get("/products/disco-2024?v=r2")).statusCode).toBe(200);
  await change(id, { slug: "disco-2025" });
  await eventually("/products/disco", 301, "/products/disco-2025");
  await eventually("/products/disco-2024", 301, "/products/disco-2025");
  expect((await get("/products/disco", other)).statusCode).toBe(200);
  await change(id, { state: "draft" });
  await eventually("/products/disco", 404);
  await change(id, { state: "published" });
  await eventually("/products/disco", 301, "/products/disco-2025");
  const second = await add("pastilha");
  await change(second, { slug: "disco" }, true);
  await eventually("/products/disco", 200);
  for (const odd of ["%00", "%F0%9F", "a".repeat(300), "..%2f..", "'--"])
    expect((await get(`/products/${odd}`)).statusCode).toBeLessThan(500);
});

test("title and description of staff stand in the page's head", async () => {
  const id = await add("cubo");
  expect((await get("/products/cubo")).body).toContain("<title>Peça cubo");
  await change(id, { seoTitle: "Cubo <b> para Gol", seoDescription: 'Diz "assim"' });
  await vi.waitFor(async () => {
    const { body } = await get("/products/cubo");
    expect(body).toContain("<title>Cubo &lt;b&gt; para Gol");
    expect(body).toContain('name="description" content="Diz &quot;assim&quot;"');
  }, 15_000);
});

test("[ADM-87] the page of a brand that was merged leads to the other brand", async () => {
  await add("mangueira", shop, { brand: "Casa & Cia" });
  expect((await get("/brands/casa-cia")).statusCode).toBe(200);
  await withTenantTransaction(shop, async (tx) => {
    const fields = { name: "Casa", image: null, country: "", about: "", position: 0 };
    unwrapOutcome(await createBrand(tx, { kind: "program" }, { ...fields, now: new Date() }));
    const merge = { text: "Casa & Cia", into: "casa", now: new Date() };
    unwrapOutcome(await mergeBrand(tx, { actor: { kind: "program" }, name: "" }, merge));
  });
  await eventually("/brands/casa-cia?page=2", 301, "/brands/casa?page=2");
  expect((await get("/brands/casa")).statusCode).toBe(200);
});
