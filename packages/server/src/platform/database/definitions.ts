import type pg from "pg";
import { SHARD_SUFFIX } from "./citus-nodes.ts";
import { coordinatorTables } from "./distribute.ts";

export type Definition = { object: string; checksum: string };

/** What migrations define about who reads and writes what, without owners' privileges and plain indexes. */
export async function readDefinitions(client: pg.ClientBase): Promise<Definition[]> {
  // So that every name is printed with its schema.
  const { rows: settings } = await client.query<{ path: string }>("select current_setting('search_path') as path");
  await client.query("set local search_path = pg_catalog");
  const { rows } = await client.query<Definition>(DEFINITIONS);
  await client.query("select set_config('search_path', $1, true)", [settings[0]?.path]);
  return rows;
}

export async function storeDefinitions(client: pg.ClientBase): Promise<void> {
  const definitions = await readDefinitions(client);
  await client.query("delete from public.schema_definitions");
  await client.query(
    `insert into public.schema_definitions (object, checksum, server_major)
     select object, checksum, $2 from jsonb_to_recordset($1) as d (object text, checksum text)`,
    [JSON.stringify(definitions), await serverMajor(client)],
  );
}

/** In the transaction of each migration: a program that is stopped before it stores the new ones leaves none. */
export const deleteStoredDefinitions = (client: pg.ClientBase) =>
  client.query(`do $$ begin
    if to_regclass('public.schema_definitions') is not null then delete from public.schema_definitions; end if;
  end $$`);

/** Empty for a database that another major version of PostgreSQL has migrated. */
export async function readStoredDefinitions(client: pg.ClientBase): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    "select object, checksum from public.schema_definitions where server_major = $1",
    [await serverMajor(client)],
  );
  return rows;
}

export async function changedDefinitions(
  client: pg.ClientBase,
  stored: readonly Definition[],
  { isWorker = false } = {},
): Promise<string[]> {
  if (stored.length === 0) return [];
  const live = await readDefinitions(client);
  const missing = new Map(stored.map(({ object, checksum }) => [object, checksum]));
  const checksums = new Map(missing);
  const changed = live.flatMap(({ object, checksum }) => {
    missing.delete(object);
    const before = checksums.get(object);
    if (before === undefined) return [`${object} was added`];
    return before === checksum ? [] : [`${object} was changed`];
  });
  const expected = [...missing.keys()].filter((object) => !(isWorker && ON_COORDINATOR.test(object)));
  return [...changed, ...expected.map((object) => `${object} is missing`)];
}

const ON_COORDINATOR = new RegExp(`\\b(jobs|public\\.(${coordinatorTables.join("|")}))\\b`);

/** Other major versions of PostgreSQL print some definitions differently. */
export async function hasDefinitions(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query("select from public.schema_definitions where server_major = $1 limit 1", [
    await serverMajor(client),
  ]);
  return rowCount === 1;
}

async function serverMajor(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  return rows[0]?.major ?? 0;
}

const grantsOf = (acl: string, owner: string) => `case when ${acl} is null then '' else coalesce((
  select string_agg(coalesce(r.rolname, 'public') || '=' || a.privilege_type || case when a.is_grantable then '*' else '' end,
    ',' order by r.rolname, a.privilege_type)
  from aclexplode(${acl}) a left join pg_roles r on r.oid = a.grantee where a.grantee <> ${owner}), '') end`;

const withoutShardIds = (text: string) => `regexp_replace(${text}, '${SHARD_SUFFIX}\\M', '', 'g')`;

// pg-boss creates and drops partitions in `jobs` by itself.
const DEFINITIONS = `
  with shop as (select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'jobs')),
  relation as (select c.*, n.nspname || '.' || c.relname as name from pg_class c join shop n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and c.relname !~ '^queue_stats_[0-9]+$'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')),
  definition as (
    select 'the schema ' || nspname as object, ${grantsOf("nspacl", "nspowner")} as text from shop
    union all
    select 'the routine ' || p.oid::regprocedure, pg_get_functiondef(p.oid) || ${grantsOf("coalesce(p.proacl, acldefault('f', p.proowner))", "p.proowner")}
    from pg_proc p join shop n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select 'the table or view ' || name, concat_ws('|', relkind, relrowsecurity, relforcerowsecurity, reloptions::text,
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end, ${grantsOf("relacl", "relowner")})
    from relation
    union all
    select 'the column ' || name || '.' || attname, concat_ws('|', format_type(atttypid, atttypmod), attnotnull, attgenerated,
      pg_get_expr(d.adbin, d.adrelid), ${grantsOf("attacl", "relowner")})
    from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
    union all
    select 'the policy ' || polname || ' on ' || name, concat_ws('|', polcmd, polpermissive,
      (select string_agg(coalesce(rolname, 'public'), ',' order by rolname) from unnest(polroles) as role
        left join pg_roles on pg_roles.oid = role), pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from pg_policy join relation on relation.oid = polrelid
    union all
    select 'the trigger ' || tgname || ' on ' || name, pg_get_triggerdef(t.oid) || tgenabled::text
    from pg_trigger t join relation on relation.oid = tgrelid where not tgisinternal
    union all
    select 'the reference checks of ' || name, string_agg(distinct tgenabled::text, '' order by tgenabled::text)
    from pg_trigger join relation on relation.oid = tgrelid where tgisinternal group by name
    union all
    select 'the rule ' || rulename || ' on ' || name, pg_get_ruledef(w.oid) || ev_enabled::text
    from pg_rewrite w join relation on relation.oid = ev_class where rulename <> '_RETURN'
    union all
    select 'the constraint ' || conname || ' on ' || name, pg_get_constraintdef(k.oid) || convalidated::text
    from pg_constraint k join relation on relation.oid = conrelid where contype <> 'n')
  select distinct ${withoutShardIds("object")} as object, md5(${withoutShardIds("text")}) as checksum
  from definition order by object`;
