import type pg from "pg";
import { listWorkers } from "./citus-nodes.ts";
import { identityTables } from "./rls.ts";
import { roleNames } from "./roles.ts";

/** Global tables that tenant tables refer to or are read with. Each node has a copy. */
export const referenceTables: readonly string[] = [
  "companies",
  "company_hosts",
  "countries",
  "brands",
  "vehicles",
  "vehicle_version",
];

export const coordinatorTables: readonly string[] = [
  ...identityTables,
  "guess_budgets",
  "guess_networks",
  "network_limit_counts",
  "operators",
  "price_table_days",
  "price_table_tasks",
  "schema_definitions",
  "schema_migrations",
];

export async function allowDistributedChanges(client: pg.ClientBase): Promise<void> {
  if ((await listWorkers(client)).length === 0) return;
  // One connection to each node, which sees all of a transaction's changes.
  await client.query("set citus.multi_shard_modify_mode = 'sequential'");
  await client.query("set citus.enable_unsafe_triggers = on");
}

/** Distributes the tables that are not yet, with their rows, in the caller's transaction, after `allowDistributedChanges`. */
export async function distributeTables(client: pg.ClientBase): Promise<string[]> {
  if ((await listWorkers(client)).length === 0) return [];
  await client.query(`grant connect on database ${await currentDatabase(client)} to ${roleNames.join(", ")}`);
  const { rows: tables } = await client.query<{ name: string; isForced: boolean }>(LOCAL_TABLES, [coordinatorTables]);
  if (tables.length === 0) return [];
  await sendRoutines(client);
  const names = tables.map(({ name }) => name);
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS, [names]);
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS, [names]);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  // They would run for the rows that are copied, and need tables that are not distributed yet.
  for (const { table, name } of triggers) await client.query(`drop trigger ${name} on ${table}`);
  for (const name of referenceTables.filter((table) => names.includes(table)))
    await client.query("select create_reference_table($1)", [name]);
  for (const { name, isForced } of tables.filter((table) => !referenceTables.includes(table.name)))
    await distributeTenantTable(client, name, isForced);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { definition } of triggers) await client.query(definition);
  // Citus leaves a hidden copy of the rows here, which would keep what is erased later.
  for (const name of names) await client.query("select truncate_local_data_after_distributing_table($1)", [name]);
  return names;
}

/** Workers lack what was created before the extension citus. */
async function sendRoutines(client: pg.ClientBase): Promise<void> {
  const { rows: routines } = await client.query<{ name: string; isPublic: boolean }>(LOCAL_ROUTINES);
  if (routines.length === 0) return;
  const { rows: extensions } = await client.query<{ name: string }>(
    "select quote_ident(extname) as name from pg_extension where extnamespace = 'public'::regnamespace",
  );
  for (const { name } of extensions) await client.query(`create extension if not exists ${name}`);
  // In any order, though they call each other.
  await client.query("set local check_function_bodies = off");
  for (const { name, isPublic } of routines) {
    await client.query("select create_distributed_function($1)", [name]);
    // Citus sends the rights that were granted, not the default that was revoked.
    if (!isPublic) await client.query(`revoke execute on routine ${name} from public`);
  }
}

type Trigger = { table: string; name: string; definition: string };
type ForeignKey = { table: string; name: string; definition: string };

async function distributeTenantTable(client: pg.ClientBase, name: string, isForced: boolean): Promise<void> {
  // Otherwise the owner would copy no rows.
  if (isForced) await client.query(`alter table ${name} no force row level security`);
  const colocation = name === "company_settings" ? "none" : "company_settings";
  await client.query("select create_distributed_table($1, 'company_id', colocate_with => $2)", [name, colocation]);
  if (isForced) await client.query(`alter table ${name} force row level security`);
}

async function currentDatabase(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>("select quote_ident(current_database()) as name");
  return rows[0]?.name ?? "";
}

const LOCAL_TABLES = `
  select c.relname::text as name, c.relforcerowsecurity as "isForced"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
    and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid and (d.partmethod = 'h' or d.repmodel = 't'))
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname <> 'company_settings', 1`;

const FOREIGN_KEYS = `
  select k.conrelid::regclass::text as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  where k.contype = 'f' and (k.conrelid = any ($1::regclass[]) or k.confrelid = any ($1::regclass[]))
    and k.conrelid <> 0 and k.connamespace = 'public'::regnamespace
  order by 1, 2`;

const TRIGGERS = `
  select t.tgrelid::regclass::text as "table", quote_ident(t.tgname) as name, pg_get_triggerdef(t.oid) as definition
  from pg_trigger t
  where t.tgrelid = any ($1::regclass[]) and not t.tgisinternal
  order by 1, 2`;

const LOCAL_ROUTINES = `
  select p.oid::regprocedure::text as name,
    p.proacl is null or exists (select from aclexplode(p.proacl) where grantee = 0) as "isPublic"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_dist_object d where d.classid = 'pg_proc'::regclass and d.objid = p.oid)
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by 1`;
