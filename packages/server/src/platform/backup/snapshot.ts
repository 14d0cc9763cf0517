import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { type BackupTable, listBackupTables } from "./tables.ts";

/** A read-only snapshot of all companies that blocks only schema changes. Refuses if a policy would hide rows. */
export async function withSnapshot<Result>(
  client: pg.ClientBase,
  work: (tables: BackupTable[]) => Promise<Outcome<Result, string>>,
): Promise<Outcome<Result, string>> {
  if (!(await canReadAll(client))) {
    return refuse(
      "The database user may not read every company's rows: set MIGRATE_DATABASE_URL to the address of the owner, and start " +
        "the shop once so that the database has the role shop_backup.",
    );
  }
  const tables = await listBackupTables(client);
  const names = tables.map(({ name }) => `public.${name}`).join(", ");
  // Locked before the snapshot, so that no table or policy changes.
  await client.query("begin isolation level repeatable read read only");
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '10s';
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local search_path = public`);
  // One connection to each Citus node, so that a company is read in one snapshot.
  await client.query("set local citus.max_adaptive_executor_pool_size = 1");
  await client.query(`lock table ${names} in access share mode`);
  try {
    const refusal = await refusalOfTables(client, tables);
    if (refusal) return refuse(refusal);
    await client.query("set local role shop_backup");
    return await work(tables);
  } finally {
    await client.query("rollback").catch(() => {});
  }
}

async function canReadAll(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean | null }>(
    `select (select pg_has_role(oid, 'member') from pg_roles where rolname = 'shop_backup')
       and to_regclass('public.schema_migrations') is not null as can`,
  );
  return rows[0]?.can === true;
}

async function refusalOfTables(client: pg.ClientBase, tables: BackupTable[]): Promise<string | undefined> {
  if (JSON.stringify(await listBackupTables(client)) !== JSON.stringify(tables)) {
    return "The tables changed while the backup began: run it again.";
  }
  const { rows } = await client.query<{ name: string }>(TABLES_THAT_HIDE_ROWS, [tables.map(({ name }) => name)]);
  if (rows.length === 0) return undefined;
  return `The backup would miss rows that row-level security hides: ${rows.map(({ name }) => name).join(", ")}.`;
}

// One permissive `true` shows every row; a restrictive policy could still hide some.
const TABLES_THAT_HIDE_ROWS = `
  select c.relname as name from pg_class c, pg_roles r
  where r.rolname = 'shop_backup' and c.relnamespace = 'public'::regnamespace and c.relname = any ($1::text[])
    and (not has_table_privilege(r.oid, c.oid, 'select')
      or c.relrowsecurity and (
        not exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*')
          and r.oid = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) = 'true')
        or exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive)))
  order by c.relname`;

export async function appliedMigrations(client: pg.ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from public.schema_migrations order by name",
  );
  return rows;
}

export async function postgresVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  return rows[0]?.server_version ?? "";
}
