import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("every write to a tracked table changes the catalog version or the product changes of its company", async () => {
  for (const table of watched) {
    const statements = [`update ${table} set company_id = company_id`, `delete from ${table}`];
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
