import { type ProductDto, productSchema } from "@pecacerta/contract/product";
import { NO_END_YEAR } from "@pecacerta/rules/fitment";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestCategory, createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { cacheStats } from "../../platform/cache/cache.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { reserveStock } from "../stock/commands.ts";
import { updateProduct } from "./commands.ts";
import { findVersionedJson } from "./product-json.ts";
import { findProductBySlug } from "./queries.ts";

let context: TestInstallation;
let tenant: Tenant;
const make = `Marca ${uuid()}`;
const brand = `marca-${uuid()}`;
let product: { id: string; slug: string };

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "freios", name: "Freios" });
  await createTestModelYear(tenant, { make, family: "Onda", year: 2015 });
  const fitment = { type: 1, make, family: "Onda", yearFrom: 2010, yearTo: NO_END_YEAR, source: "catálogo" } as const;
  product = await createTestProduct(tenant, { brand, categories: ["freios"], stock: 5, fitments: [fitment] });
});
afterAll(() => context.close());

const readProducts = async (of = tenant) =>
  JSON.parse(String((await findVersionedJson(of, [product.id], "full")).json));
const sql = (text: string, values: unknown[]) => () => ownerPoolOf(tenant.database).query(text, values);
const inShop = (work: Parameters<typeof withTenantTransaction>[1]) => () => withTenantTransaction(tenant, work);
const inOwnRows = (update: string) =>
  inShop((tx) => tx.client.query(`${update} where company_id = $1`, [tx.companyId]));

describe("the cached JSON of a product", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["a price", inShop((tx) => updateProduct(tx, product.id, { price: 77_00, compareAtPrice: 99_00 }))],
    ["a category's name", inOwnRows("update categories set name = 'Frenagem'")],
    ["the company's city", inOwnRows("update company_settings set cidade = 'Santos'")],
    ["what is left of it", inShop((tx) => reserveStock(tx, { productId: product.id, quantity: 2 }))],
    ["the last piece", inShop((tx) => reserveStock(tx, { productId: product.id, quantity: 3 }))],
    ["a brand's name", sql("insert into brands (slug, name) values ($1, 'Nome da marca')", [brand])],
    ["another vehicle", () => createTestModelYear(tenant, { make, family: "Onda", year: 2018 })],
    ["another row of evidence", inOwnRows("update fitments set year_from = 2016")],
    ["the new year", async () => vi.setSystemTime(new Date("2031-01-01"))],
  ])("[API-09] [PR-04] is never older than %s", async (named, change) => {
    const before = await asOwn();
    expect([await readProducts(), await readProducts()]).toEqual([[before], [before]]);
    await change();
    const now = await asOwn();
    if (!named.includes("year")) expect(now).not.toEqual(before);
    expect([await readProducts(), await readProducts()]).toEqual([[now], [now]]);
    vi.useRealTimers();
  });

  test("is not read again within a catalog version", async () => {
    await readProducts();
    const statements = await recordStatements(() => readProducts());
    expect(statements).toHaveLength(1);
    expect(statements[0]?.text).not.toContain("description");
  });

  test("counts the bytes that it stores", async () => {
    const cachedBytes = () => cacheStats().get("product-json")?.bytes ?? 0;
    const { id } = await createTestProduct(tenant, { description: "ç".repeat(10_000) });
    const before = cachedBytes();
    await findVersionedJson(tenant, [id], "full");
    expect(cachedBytes() - before).toBeGreaterThan(20_000);
    expect(cachedBytes() - before).toBeLessThan(25_000);
  });

  test("is of one company, and gone with the product", async () => {
    expect(await readProducts(await createTestCompany(context.installation))).toEqual([]);
    await inShop((tx) => updateProduct(tx, product.id, { published: false }))();
    expect(await readProducts()).toEqual([]);
  });
});

const asOwn = async () => productSchema.encode((await findProductBySlug(tenant, product.slug)) as ProductDto);
