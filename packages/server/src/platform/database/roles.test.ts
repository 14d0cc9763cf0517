import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, openTestInstallation, ownerOf, type TestInstallation } from "../../../testing/database.ts";
import { connect } from "./open.ts";
import { globalTables } from "./rls.ts";
import { applicationRoles } from "./roles.ts";

let context: TestInstallation;
let owner: string;
beforeAll(async () => {
  context = await openTestInstallation();
  await createTestCompany(context.installation);
  owner = new URL(ownerOf(context.installation.database.url)).username;
});
afterAll(() => context.close());

/** Statements that an attacker with SQL would try. None of them needs a table of a company. */
const attempts: readonly string[] = [
  "create role intruder superuser",
  "create role intruder",
  "alter role current_user createrole",
  "alter role shop_app superuser",
  "alter role shop_app bypassrls",
  "grant pg_execute_server_program to current_user",
  "grant pg_read_server_files to current_user",
  "grant pg_read_all_data to current_user",
  "grant shop_backup to current_user",
  "grant OWNER to current_user",
  "set role OWNER",
  "set role shop_backup",
  "set role postgres",
  "set session authorization OWNER",
  "create database intruder",
  "create schema intruder",
  "create table intruder (id int)",
  "create temporary table intruder (id int)",
  "create table jobs.intruder (id int)",
  "create function intruder() returns int language sql as 'select 1'",
  "create function jobs.intruder() returns int language sql security definer as 'select 1'",
  "create or replace function current_company() returns uuid language sql as 'select null::uuid'",
  "create extension dblink",
  "create policy intruder on orders using (true)",
  "alter policy tenant_isolation on orders using (true)",
  "drop policy tenant_isolation on orders",
  "alter table orders disable row level security",
  "alter table orders no force row level security",
  "alter table orders disable trigger all",
  "alter table orders owner to current_user",
  "drop table orders",
  "truncate orders",
  "truncate jobs.job",
  "call enable_tenant_rls('orders')",
  "copy (select 1) to program 'id'",
  "copy orders from program 'id'",
  "copy (select 1) to '/tmp/intruder'",
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('.')",
  "select lo_import('/etc/passwd')",
  "select rolpassword from pg_authid",
  "select passwd from pg_shadow",
  "select pg_reload_conf()",
  "alter system set log_statement = 'all'",
  "set session_replication_role = 'replica'",
  "insert into schema_migrations (name, checksum) values ('9999', 'x')",
  "update schema_migrations set checksum = 'x'",
  "delete from schema_migrations",
  "insert into companies (id, slug, suspended_at) values (gen_random_uuid(), 'intruder', now())",
  "delete from companies",
  "insert into brands (slug, name) values ('intruder', 'x')",
];

describe.each(["the login itself", ...Object.keys(applicationRoles)])("with SQL as %s", (role) => {
  test.each(attempts)("denied: %s", async (statement) => {
    const client = await connect(context.installation.database.url);
    try {
      if (!/^(create database|alter system)/.test(statement)) await client.query("begin");
      if (Object.hasOwn(applicationRoles, role)) await client.query(`set role ${role}`);
      await expect(client.query(statement.replaceAll("OWNER", owner))).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|0LP01|22023)$/),
      });
    } finally {
      await client.query("rollback");
      await client.end();
    }
  });
});

describe.each(["shop_auth", "shop_operator"] as const)("%s", (role) => {
  test("reads and writes no table of a company, but new audit entries", async () => {
    const { pool } = context.installation.database;
    const { rows: opened } = await pool.query<{ name: string; privilege: string }>(
      `select relname as name, privilege from pg_class,
         unnest(array['select', 'insert', 'update', 'delete']) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and exists (select from pg_attribute a where a.attrelid = pg_class.oid and attname = 'company_id')
         and relname <> all ($2) and case when privilege = 'delete' then has_table_privilege($1, pg_class.oid, privilege)
           else has_any_column_privilege($1, pg_class.oid, privilege) end`,
      [role, globalTables],
    );
    const expected = {
      shop_auth: [],
      shop_operator: ["audit_entries insert"],
    };
    expect(opened.map(({ name, privilege }) => `${name} ${privilege}`).sort()).toEqual(expected[role]);
  });
});

test("shop_operator opens and suspends a company and can neither rename nor delete it, nor read who its staff are", async () => {
  const client = await connect(context.installation.database.url);
  const attempt = async (statement: string) => {
    await client.query("begin");
    await client.query("set local role shop_operator");
    return client.query(statement).finally(() => client.query("rollback"));
  };
  try {
    expect((await attempt("update companies set suspended_at = now()")).rowCount).toBeGreaterThan(0);
    expect((await attempt("insert into companies (id, slug) values (gen_random_uuid(), 'new')")).rowCount).toBe(1);
    for (const statement of [
      "update companies set slug = 'x'",
      "delete from companies",
      "select from staff_users",
      "select from staff_memberships",
      "select from staff_invitations",
      "select from staff_sessions",
      "select titulo from company_settings",
    ])
      await expect(attempt(statement), statement).rejects.toThrow(/permission denied/);
  } finally {
    await client.end();
  }
});

test("the login reads no table by itself, and no role reads another role's tables", async () => {
  const { pool, readerPool } = context.installation.database;
  for (const table of ["orders", "customers", "companies", "schema_migrations", "vehicles"])
    await expect(pool.query(`select from ${table} limit 1`), table).rejects.toThrow(/permission denied/);
  await expect(readerPool.query("select from customers limit 1")).rejects.toThrow(/permission denied/);
  const worker = await connect(context.installation.database.url);
  try {
    await worker.query("set role shop_worker");
    for (const table of ["orders", "customers", "outbox", "products"])
      await expect(worker.query(`select from ${table} limit 1`), table).rejects.toThrow(/permission denied/);
    expect((await worker.query("select name from jobs.queue")).rows.length).toBeGreaterThan(0);
  } finally {
    await worker.end();
  }
});
