import type pg from "pg";
import { SHARD_SUFFIX } from "./citus-nodes.ts";
import { roleNames } from "./roles.ts";

/** Only shop_auth reads and writes them. */
export const identityTables: readonly string[] = [
  "staff_account_links",
  "staff_challenges",
  "staff_companies",
  "staff_credentials",
  "staff_devices",
  "staff_mail_counts",
  "staff_mails",
  "staff_rate_limits",
  "staff_recovery_codes",
  "staff_sessions",
  "staff_users",
];

/** Every other table is a tenant table and must have row-level security. */
export const globalTables: readonly string[] = [
  "brands",
  "companies",
  "company_hosts",
  "countries",
  ...identityTables,
  "guess_budgets",
  "guess_networks",
  "network_limit_counts",
  "operators",
  "price_table_days",
  "price_table_tasks",
  "schema_definitions",
  "schema_migrations",
  "vehicle_version",
  "vehicles",
];

export async function findRlsViolations(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const queries = [
    strongRoles,
    companyFunction,
    tablesWithoutRls,
    keysWithoutCompany,
    referencesWithoutCompany,
    writableGlobalTables,
    foreignTables,
    changeableAudit,
  ];
  const violations: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ fault: string }>(query, [globalTables]);
    violations.push(...rows.map(({ fault }) => fault));
  }
  return violations;
}

const sqlWithoutShardId = (name: string) => `regexp_replace(${name}, '${SHARD_SUFFIX}$', '')`;

const tenantTables = `
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, c.relowner
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and ${sqlWithoutShardId("c.relname")} <> all ($1::text[])`;

const roleList = roleNames.map((name) => `'${name}'`).join(", ");

const strongRoles = `
  select 'the role ' || rolname || ' is too strong' as fault from pg_roles
  where rolname in (${roleList}) and $1::text[] is not null
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
      or has_schema_privilege(rolname, 'public', 'create')
      or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relowner = pg_roles.oid))
  union all
  select 'the role ' || name || ' is missing' from unnest(array[${roleList}]) as name
  where not exists (select from pg_roles where rolname = name)`;

const companyFunction = `
  select 'current_company() does not read app.company' as fault
  where $1::text[] is not null and not exists (
    select from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and p.proname = 'current_company' and p.pronargs = 0
      and l.lanname = 'sql' and not p.prosecdef and p.proconfig is null
      and btrim(p.prosrc) = 'select nullif(current_setting(''app.company'', true), '''')::uuid')`;

const tablesWithoutRls = `
  with tenant as (${tenantTables})
  select 'the table ' || relname || ' has no row-level security' as fault from tenant
  where not relrowsecurity or not relforcerowsecurity
    or not exists (select from pg_attribute a where a.attrelid = tenant.oid and a.attname = 'company_id' and a.attnotnull)
    or not exists (select from pg_policy p where p.polrelid = tenant.oid and p.polname = 'tenant_isolation'
      and p.polcmd = '*' and p.polpermissive
      and pg_get_expr(p.polqual, p.polrelid) = '(company_id = current_company())'
      and pg_get_expr(p.polwithcheck, p.polrelid) = '(company_id = current_company())')
    or exists (select from pg_policy p where p.polrelid = tenant.oid and p.polname <> 'tenant_isolation'
      and not (p.polname = 'storefront_read' and p.polcmd = 'r'
        and p.polroles = array(select oid from pg_roles where rolname = 'shop_reader'))
      and not (p.polname = 'backup_read' and p.polcmd = 'r'
        and p.polroles = array(select oid from pg_roles where rolname = 'shop_backup'))
      and not (p.polname = 'operator_entry' and ${sqlWithoutShardId("relname")} = 'audit_entries' and p.polcmd = 'a'
        and p.polroles = array(select oid from pg_roles where rolname = 'shop_operator')
        and pg_get_expr(p.polwithcheck, p.polrelid) = '(company_id = current_company())'))`;

// A key that begins with the company never conflicts with another company.
const keysWithoutCompany = `
  with tenant as (${tenantTables})
  select 'the key ' || i.indexrelid::regclass || ' does not begin with company_id' as fault
  from tenant join pg_index i on i.indrelid = tenant.oid and i.indisunique
  left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where a.attname is distinct from 'company_id'
  union all
  select 'the table ' || relname || ' has no primary key' from tenant
  where not exists (select from pg_index i where i.indrelid = tenant.oid and i.indisprimary)`;

// Foreign keys ignore row-level security, so they must include the company.
const referencesWithoutCompany = `
  with tenant as (${tenantTables})
  select 'the reference ' || k.conname || ' does not carry company_id' as fault
  from tenant
  join pg_constraint k on k.conrelid = tenant.oid and k.contype = 'f'
  join pg_class target on target.oid = k.confrelid
  where ${sqlWithoutShardId("target.relname")} <> all ($1::text[])
    and not exists (
      select from unnest(k.conkey, k.confkey) as pair (own, other)
      join pg_attribute o on o.attrelid = k.conrelid and o.attnum = pair.own and o.attname = 'company_id'
      join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.other and t.attname = 'company_id')`;

const listOf = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join(", ")}]`;

const writableGlobalTables = `
  select 'the global table ' || c.relname || ' can be written by ' || r.rolname as fault
  from pg_class c join pg_namespace n on n.oid = c.relnamespace, pg_roles r
  where n.nspname = 'public' and ${sqlWithoutShardId("c.relname")} = any ($1::text[])
    and (r.rolname in ('shop_app', 'shop_reader', 'shop_backup')
      or r.rolname = 'shop_auth' and c.relname <> all (${listOf(identityTables)})
      or r.rolname = 'shop_operator' and ${sqlWithoutShardId("c.relname")} not in ('company_hosts', 'operators'))
    and has_table_privilege(r.oid, c.oid, 'insert, update, delete, truncate')`;

const foreignTables = `
  with opened as (select oid, relname, ${sqlWithoutShardId("relname")} as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and $1::text[] is not null)
  select 'the table ' || relname || ' is open to ' || rolname as fault
  from opened, pg_roles r
  where (rolname in ('shop_app', 'shop_reader', 'shop_worker') and name = any (${listOf(identityTables)})
      or rolname = 'shop_auth' and name <> all (${listOf([...identityTables, "companies", "operators"])})
      or rolname = 'shop_operator' and name not in ('companies', 'company_hosts', 'operators', 'audit_entries'))
    and (has_any_column_privilege(r.oid, opened.oid, 'select, insert, update, references')
      or has_table_privilege(r.oid, opened.oid, 'delete, truncate'))`;

// Of what shop_app deletes, the trigger keep_audit_entries keeps the entries of the last 24 months.
const changeableAudit = `
  with audit as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and $1::text[] is not null and ${sqlWithoutShardId("relname")} = 'audit_entries')
  select 'the table ' || audit.relname || ' can be changed by ' || rolname as fault from audit, pg_roles r
  where rolname in (${roleList}) and (has_table_privilege(r.oid, audit.oid, 'update, truncate')
    or rolname <> 'shop_app' and has_table_privilege(r.oid, audit.oid, 'delete'))`;
