import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestCompany,
  databaseUrl,
  openTestInstallation,
  ownerDatabaseUrl,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { fillEveryTable } from "../../../testing/fill-every-table.ts";
import { carts } from "../../sales/tables/cart.ts";
import { connect } from "./open.ts";
import { findRlsViolations, globalTables } from "./rls.ts";
import { type Tenant, withTenantTransaction } from "./tenant.ts";

let context: TestInstallation;
let ownCompany: Tenant;
let otherCompany: Tenant;
let tenantTables: string[] = [];

beforeAll(async () => {
  context = await openTestInstallation();
  ownCompany = await createTestCompany(context.installation);
  otherCompany = await createTestCompany(context.installation);
  await fillEveryTable(context.installation, ownCompany);
  await fillEveryTable(context.installation, otherCompany);
  tenantTables = await tablesOf(context);
});
afterAll(() => context.close());

describe("row-level security", () => {
  test("[GEN-01] is enabled on every table that is not listed as global", async () => {
    expect(tenantTables.length).toBeGreaterThan(20);
    expect(await findRlsViolations(context.installation.database.pool)).toEqual([]);
  });

  test("[GEN-01] every table holds rows of both companies, so the next tests check something", async () => {
    for (const table of tenantTables) {
      expect(await countInside(ownCompany, table), table).toBeGreaterThan(0);
      expect(await countInside(otherCompany, table), table).toBeGreaterThan(0);
    }
  });

  test("[GEN-01] a company cannot read, update or delete another company's rows in any table", async () => {
    for (const table of tenantTables) {
      const before = await countInside(otherCompany, table);
      expect(await affected(ownCompany, `select 1 from ${table} where company_id = $1`), table).toBe(0);
      expect(
        await affected(ownCompany, `update ${table} set company_id = company_id where company_id = $1`),
        table,
      ).toBe(0);
      expect(await affected(ownCompany, `delete from ${table} where company_id = $1`), table).toBe(0);
      expect(await countInside(otherCompany, table), table).toBe(before);
    }
  });

  test("[GEN-01] a company cannot insert a row for another company, or move one to it", async () => {
    for (const table of tenantTables) {
      await expect(insideMine(await copyTo(table)), table).rejects.toThrow(/row-level security/);
      await expect(insideMine(`update ${table} set company_id = $1`), table).rejects.toThrow(
        /row-level security|foreign key|permission denied/,
      );
    }
  });

  test("[GEN-01] the types refuse an update of company_id", async () => {
    const { companyId } = otherCompany;
    await expect(
      // @ts-expect-error A row stays with its company.
      withTenantTransaction(ownCompany, (tx) => tx.update(carts).set({ companyId })),
    ).rejects.toThrow();
  });

  test("[GEN-01] without a company, no row is visible", async () => {
    const client = await connect(databaseUrl());
    try {
      await client.query("begin");
      await client.query("set local role shop_app");
      for (const table of tenantTables) {
        expect((await client.query(`select 1 from ${table}`)).rowCount, table).toBe(0);
      }
    } finally {
      await client.end();
    }
  });

  const insideMine = (statement: string) =>
    withTenantTransaction(ownCompany, (tx) => tx.execute(statement.replace("$1", `'${otherCompany.companyId}'`))).catch(
      (error) => {
        throw error.cause ?? error;
      },
    );

  // A copy of an own row with the other company's id: row-level security refuses it before any key is checked.
  async function copyTo(table: string) {
    const { rows } = await ownerPoolOf(context.installation.database).query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    const values = columns.map((name) => (name === "company_id" ? "$1::uuid" : name));
    return `insert into ${table} (${columns}) select ${values} from ${table} limit 1`;
  }
});

describe("the check of row-level security at the start", () => {
  const STAFF_OPEN = "the table staff_users is open to shop_app";
  const TENANT_TABLE =
    "create table planted (company_id uuid not null, id uuid not null, primary key (company_id, id))";
  test.each([
    [
      "a table without row-level security",
      "create table planted (company_id uuid primary key)",
      "the table planted has no row-level security",
    ],
    [
      "a table without a company",
      "create table planted (id uuid primary key)",
      "the table planted has no row-level security",
    ],
    [
      "row-level security that is not forced for the owner",
      `${TENANT_TABLE}; call enable_tenant_rls('planted'); alter table planted no force row level security`,
      "the table planted has no row-level security",
    ],
    [
      "a second policy",
      `${TENANT_TABLE}; call enable_tenant_rls('planted'); create policy gate on planted to shop_app using (true)`,
      "the table planted has no row-level security",
    ],
    [
      "a backup policy that others may use",
      `${TENANT_TABLE}; call enable_tenant_rls('planted'); alter policy backup_read on planted to shop_backup, shop_app`,
      "the table planted has no row-level security",
    ],
    [
      "a backup policy that allows writing",
      `${TENANT_TABLE}; call enable_tenant_rls('planted'); drop policy backup_read on planted;
       create policy backup_read on planted to shop_backup using (true)`,
      "the table planted has no row-level security",
    ],
    [
      "a policy with another condition",
      `${TENANT_TABLE}; call enable_tenant_rls('planted'); alter policy tenant_isolation on planted using (true)`,
      "the table planted has no row-level security",
    ],
    [
      "a key that does not begin with the company",
      `${TENANT_TABLE}; call enable_tenant_rls('planted'); create unique index planted_key on planted (id)`,
      "the key planted_key does not begin with company_id",
    ],
    [
      "a foreign key without the company",
      `${TENANT_TABLE}; call enable_tenant_rls('planted'); create table planted_child (company_id uuid not null, id uuid not null,
         other_company uuid, planted_id uuid, primary key (company_id, id),
         constraint astray foreign key (other_company, planted_id) references planted (company_id, id));
       call enable_tenant_rls('planted_child')`,
      "the reference astray does not carry company_id",
    ],
    [
      "a backup role that writes",
      "grant delete on brands to shop_backup",
      "the global table brands can be written by shop_backup",
    ],
    ["a role that may change tables", "grant create on schema public to shop_app", "the role shop_app is too strong"],
    [
      "a global table that a shop may write",
      "grant insert on brands to shop_app",
      "the global table brands can be written by shop_app",
    ],
    [
      "memberships open to sign-ins",
      "grant select on staff_memberships to shop_auth",
      "the table staff_memberships is open to shop_auth",
    ],
    [
      "a policy for sign-ins",
      "create policy own_staff_user on staff_memberships for select to shop_auth using (true)",
      "the table staff_memberships has no row-level security",
    ],
    [
      "audit entries of an operator in any company",
      "alter policy operator_entry on audit_entries with check (true)",
      "the table audit_entries has no row-level security",
    ],
    ["passwords open to requests", "grant select (password_hash) on staff_users to shop_app", STAFF_OPEN],
    [
      "orders open to the operator",
      "grant select on orders to shop_operator",
      "the table orders is open to shop_operator",
    ],
    ["orders open to sign-ins", "grant update (total) on orders to shop_auth", "the table orders is open to shop_auth"],
    [
      "companies that sign-ins may change",
      "grant delete on companies to shop_auth",
      "the global table companies can be written by shop_auth",
    ],
    [
      "audit entries that can be changed",
      "grant update on audit_entries to shop_app",
      "the table audit_entries can be changed by shop_app",
    ],
    [
      "audit entries that an operator can delete",
      "grant delete on audit_entries to shop_operator",
      "the table audit_entries can be changed by shop_operator",
    ],
  ])("[GEN-01] finds %s", async (_what, violation, fault) => {
    const client = await connect(ownerDatabaseUrl());
    try {
      await client.query("begin");
      await client.query(violation);
      expect(await findRlsViolations(client)).toContain(fault);
    } finally {
      await client.query("rollback");
      await client.end();
    }
  });
});

describe("the read path", () => {
  test("[GEN-01] reads published rows only, and writes nothing", async () => {
    const { rows } = await context.installation.database.readerPool.query<{ name: string; may: string }>(
      `
      select relname as name, privilege as may from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        unnest(array['select', 'insert', 'update', 'delete']) as privilege
      where n.nspname = 'public' and relkind = 'r' and has_any_column_privilege(current_user, c.oid, privilege)`.replace(
        "has_any_column_privilege(current_user, c.oid, privilege)",
        "case when privilege = 'delete' then has_table_privilege(c.oid, privilege) else has_any_column_privilege(c.oid, privilege) end",
      ),
    );
    expect(rows.filter(({ may }) => may !== "select")).toEqual([]);
    const readable = rows.map(({ name }) => name);
    for (const secret of ["customers", "sessions", "addresses", "orders", "carts", "outbox"]) {
      expect(readable).not.toContain(secret);
    }
    await expect(
      context.installation.database.readerPool.query("select pix_key from company_settings"),
    ).rejects.toThrow(/permission denied/);
  });
});

const countInside = (tenant: Tenant, table: string) =>
  affected(tenant, `select 1 from ${table} where company_id = $1`, tenant);

async function affected(from: Tenant, statement: string, about: Tenant = otherCompany): Promise<number> {
  let rows = 0;
  const undone = withTenantTransaction(from, async (tx) => {
    rows = (await tx.execute(statement.replace("$1", `'${about.companyId}'`))).rowCount ?? 0;
    return { ok: false, refusal: "undo" };
  });
  await undone.catch((error) => {
    if (error.cause?.code !== "42501") throw error;
  });
  return rows;
}

async function tablesOf({ installation }: TestInstallation): Promise<string[]> {
  const { rows } = await ownerPoolOf(installation.database).query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and relkind in ('r', 'p') and relname <> all ($1) order by relname`,
    [globalTables],
  );
  return rows.map(({ name }) => name);
}
