import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerPool,
  type TestDatabase,
} from "../../../testing/database.ts";
import { findIsolationProblem } from "./isolation-check.ts";
import { openDatabase } from "./open.ts";
import { withTenantTransaction } from "./tenant.ts";

let own: TestDatabase;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  own = await createTestDatabase();
  const context = await openTestInstallation({}, own.url);
  const tenant = await createTestCompany(context.installation);
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(
      `insert into limit_counts (company_id, subject, window_start) values ('${tenant.companyId}', 'x', now())`,
    ),
  );
  await context.close();
  database = openDatabase(own.url);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test("a migrated database has no problem, and the check is fast", async () => {
  const started = performance.now();
  expect(await findIsolationProblem(database)).toBeUndefined();
  console.log(`The self-test took ${Math.round(performance.now() - started)} ms`);
});

const COMPANY = "create or replace function current_company() returns uuid language sql stable parallel safe as";

test.each([
  [
    "a function that decides the company",
    `${COMPANY} $$ select id from companies limit 1 $$`,
    `${COMPANY} $$ select nullif(current_setting('app.company', true), '')::uuid $$`,
    /current_company\(\) does not read app\.company/,
  ],
  [
    "a function with its owner's privileges",
    "alter function queue_mail_jobs set search_path = public",
    "alter function queue_mail_jobs set search_path = pg_catalog, pg_temp",
    /the routine public\.queue_mail_jobs\(uuid\[\]\) was changed/,
  ],
  [
    "a disabled trigger",
    "alter table products disable trigger catalog_version_on_update",
    "alter table products enable trigger catalog_version_on_update",
    /the trigger catalog_version_on_update on public\.products was changed/,
  ],
  [
    "a right",
    "grant select on customers to shop_reader",
    "revoke select on customers from shop_reader",
    /the table or view public\.customers was changed/,
  ],
  [
    "a right to a column",
    "grant select (pix_key) on company_settings to shop_reader",
    "revoke select (pix_key) on company_settings from shop_reader",
    /the column public\.company_settings\.pix_key was changed/,
  ],
  [
    "a policy that shows more",
    "alter policy storefront_read on products using (true)",
    "alter policy storefront_read on products using (published)",
    /the policy storefront_read on public\.products was changed/,
  ],
  [
    "a view",
    "create view planted as select 1 as one from orders",
    "drop view planted",
    /the table or view public\.planted was added/,
  ],
  [
    "a rule",
    "create rule planted as on delete to companies do instead nothing",
    "drop rule planted on companies",
    /the rule planted on public\.companies was added/,
  ],
  [
    "a constraint that is gone",
    "alter table products drop constraint products_price_check",
    "alter table products add constraint products_price_check check (price >= 0)",
    /the constraint products_price_check on public\.products is missing/,
  ],
])("%s that was changed by hand is reported", async (_what, plant, undo, fault) => {
  await ownerPool(own.ownerUrl).query(plant);
  const found = await findIsolationProblem(database);
  await ownerPool(own.ownerUrl).query(undo);
  expect(found).toMatch(fault);
  expect(await findIsolationProblem(database)).toBeUndefined();
});

test("a start tries to read across companies, whatever the definitions say", async () => {
  const owner = ownerPool(own.ownerUrl);
  const { findCrossTenantReads: readsAcrossTenants } = await import("./cross-tenant-reads.ts");
  await owner.query("alter policy tenant_isolation on limit_counts using (true)");
  await owner.query("grant select on customers to shop_reader");
  expect(await readsAcrossTenants(database)).toEqual([
    "shop_app can read a company's rows of limit_counts from inside another company",
    "shop_app can read a company's rows of limit_counts without a company",
    "shop_reader can read customers",
  ]);
  await owner.query("alter policy tenant_isolation on limit_counts using (company_id = current_company())");
  await owner.query("revoke select on customers from shop_reader");
});

test("a changed migration that was already applied is refused in one line", async () => {
  const owner = ownerPool(own.ownerUrl);
  await owner.query("update schema_migrations set checksum = 'x' || checksum where name = '0005-search'");
  await expect(openTestInstallation({}, own.url)).rejects.toThrow(/The migration 0005-search is not the one/);
  await owner.query("update schema_migrations set checksum = substr(checksum, 2) where name = '0005-search'");
});
