import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../testing/database.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { catalogVersions } from "./tables.ts";

/** Pages read these tables, but they change only together with a tracked one. */
const DERIVED = [
  ...["catalog_versions", "listing_changes"],
  ...["fitted_families", "search_words", "search_spellings", "search_vocabulary"],
];

let context: TestInstallation;
let tenant: Tenant;
let watched: string[];
let readableTables: string[];

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await fillEveryTable(context.installation, tenant);
  const names = async (statement: string) => {
    const { rows } = await context.installation.database.pool.query<{ name: string }>(statement);
    return rows.map(({ name }) => name);
  };
  watched = await names(`select distinct tgrelid::regclass::text as name from pg_trigger
    where tgname in ('catalog_version_on_update', 'stock_changed') order by name`);
  readableTables = await names(
    `select distinct tablename as name from pg_policies where 'shop_reader' = any (roles) order by name`,
  );
});
afterAll(() => context.close());

test("every table that pages read is tracked, or derived from a tracked table", () => {
  expect(watched.length).toBeGreaterThan(10);
  expect(readableTables.filter((table) => !watched.includes(table) && !DERIVED.includes(table))).toEqual([]);
});

const standing = async () => {
  const [row] = await withTenantTransaction(tenant, (tx) => tx.select().from(catalogVersions));
  return `${row?.version} ${row?.productChanges}`;
};

// Its rows cannot be deleted as long as products are of a type.
const isReferenced = (table: string) => table === "product_types";

/** Of these tables, only some columns are shown. */
const SHOWN: Record<string, string> = {
  categories: "name = name || '!'",
  company_settings: "titulo = titulo || '!'",
  product_categories: "position = position + 1",
  products: "price = price + 1",
  stock: "on_hand = on_hand + 1",
};

test("every write to a tracked table changes the catalog version or the product changes of its company", async () => {
  for (const table of watched) {
    const statements = [`update ${table} set ${SHOWN[table] ?? "company_id = company_id"}`, `delete from ${table}`];
    for (const statement of statements.slice(0, isReferenced(table) ? 1 : 2)) {
      const before = await standing();
      const isUndone = await withTenantTransaction(tenant, async (tx) => {
        const { rowCount } = await tx.execute(sql.raw(statement));
        expect(rowCount, statement).toBeGreaterThan(0);
        await tx.execute("set constraints all immediate");
        const [row] = await tx.select().from(catalogVersions);
        expect(`${row?.version} ${row?.productChanges}`, statement).not.toBe(before);
        return { ok: false as const };
      });
      expect(isUndone.ok).toBe(false);
      expect(await standing()).toBe(before);
    }
  }
});

test.each([
  "update products set revision = revision + 1, ncm = '87083090', origin = 1, weight_g = 300, length_mm = 90, updated_at = now()",
  "update stock set minimum = 3, shelf = 'B-12', sold = sold + 1",
  "update categories set product_count = product_count + 1 where product_count > 0",
  "update categories set requires_fitments = true, requires_position = true",
  "update company_settings set staff_idle_minutes = 20, staff_second_factor = true, refund_limit = 1, bid_floor_bp = 1",
  "update company_settings set new_customer_pieces = 1, new_customer_open_orders = 1, new_customer_open_value = 1",
  "update company_settings set unpaid_order_hours = 1, pix_name = 'A', pix_city = 'B'",
  "update product_internals set cost = coalesce(cost, 0) + 100",
])("what no shopper sees changes nothing: %s", async (statement) => {
  const before = await standing();
  await withTenantTransaction(tenant, (tx) => tx.execute(sql.raw(statement)));
  expect(await standing()).toBe(before);
});

test.each(["condition = 'used'", "warranty_months = 12", "gtin = '7891234567895'"])(
  "what a product's page shows changes the product: %s",
  async (assignment) => {
    const before = await standing();
    await withTenantTransaction(tenant, (tx) => tx.execute(sql.raw(`update products set ${assignment}`)));
    expect(await standing()).not.toBe(before);
  },
);

test("the first key for Pix changes what pages show, another one does not", async () => {
  const setKey = (key: string) =>
    withTenantTransaction(tenant, (tx) => tx.execute(sql`update company_settings set pix_key = ${key}`));
  const before = await standing();
  await setKey("ana@example.com");
  const withKey = await standing();
  expect(withKey).not.toBe(before);
  await setKey("bia@example.com");
  expect(await standing()).toBe(withKey);
});

test("a draft changes nothing until it is published", async () => {
  const { id } = await createTestProduct(tenant, { published: false });
  const before = await standing();
  const write = (statement: string) =>
    withTenantTransaction(tenant, (tx) => tx.execute(sql.raw(`${statement} '${id}'`)));
  await write("update products set name = 'Outro', price = 1 where id =");
  await write("update stock set on_hand = 30 where product_id =");
  expect(await standing()).toBe(before);
  await write("update products set published = true where id =");
  expect(await standing()).not.toBe(before);
});
