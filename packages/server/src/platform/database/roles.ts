import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";

/**
 * The login is a member of these roles only and takes one for each statement. All databases of a server share them. A
 * distributed database connects to its own nodes as them, so they may log in; they have no password.
 */
export const applicationRoles = {
  shop_app: "one company's rows",
  shop_reader: "the published catalog, read only",
  shop_worker: "the job queue and the price table",
  shop_auth: "who the staff are, and one person's memberships",
  shop_operator: "companies, without their rows",
} as const;

export const backupRole = "shop_backup";

export const roleNames: readonly string[] = [...Object.keys(applicationRoles), backupRole];

const NO_PRIVILEGES = "nosuperuser nobypassrls nocreatedb nocreaterole noreplication";

const grantedRoles = Object.keys(applicationRoles).join(", ");

/** One line each, for PostgreSQL's single-user mode. May be repeated. */
export const roleStatements = (): string[] =>
  roleNames.flatMap((name) => [ifMissing(name, createRole(name)), allowLogin(name)]);

// Earlier versions created the roles without it.
const allowLogin = (name: string): string =>
  `do $$ begin if exists (select from pg_catalog.pg_roles where rolname = ${quoteLiteral(name)} and not rolcanlogin) ` +
  `then alter role ${name} login; end if; end $$`;

const createRole = (name: string): string => `create role ${name} login ${NO_PRIVILEGES}`;

/** The first migration grants the roles to the owner, who therefore needs the admin option. */
export const ownerStatements = (owner: string, withAdmin = true): string[] => [
  `grant ${roleNames.join(", ")} to ${quoteIdentifier(owner)}${withAdmin ? " with admin option" : ""}`,
];

export const ownerRoleStatements = (owner: string, password?: string): string[] => [
  ifMissing(owner, `create role ${quoteIdentifier(owner)} login ${NO_PRIVILEGES}`),
  ...(password === undefined ? [] : [`alter role ${quoteIdentifier(owner)} login password ${quoteLiteral(password)}`]),
];

export const loginStatements = (login: string, password?: string): string[] => [
  ifMissing(login, `create role ${quoteIdentifier(login)} login noinherit ${NO_PRIVILEGES}`),
  ...(password === undefined
    ? []
    : [`alter role ${quoteIdentifier(login)} login noinherit password ${quoteLiteral(password)}`]),
  `grant ${grantedRoles} to ${quoteIdentifier(login)}`,
];

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

// Two databases of one server may be created at once.
const ifMissing = (name: string, statement: string): string =>
  `do $$ begin if not exists (select from pg_catalog.pg_roles where rolname = ${quoteLiteral(name)}) then ${statement}; end if; ` +
  "exception when duplicate_object or unique_violation then null; end $$";

export async function ensureRoles(client: pg.Client): Promise<Outcome<undefined, string>> {
  const { rows } = await client.query<{ name: string; made: boolean }>(
    `select name, exists (select from pg_roles where rolname = name) as made from unnest($1::text[]) as name
     where not exists (select from pg_roles where rolname = name and pg_has_role(oid, 'member'))`,
    [roleNames],
  );
  try {
    for (const { name, made } of rows) {
      if (!made) await client.query(ifMissing(name, createRole(name)));
      await client.query(`grant ${name} to current_user`);
    }
    return accept(undefined);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    const names = rows.map(({ name }) => name).join(", ");
    return refuse(
      `The owner of the database lacks the roles ${names} and may not make them: ` +
        "run `npm run database -- prepare ADMIN_URL` with an address that may create roles.",
    );
  }
}

export async function findLoginProblems(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(LOGIN_PROBLEMS);
  return rows.map(({ fault }) => fault);
}

const LOGIN_PROBLEMS = `
  with held as (select oid, rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
    from pg_roles where pg_has_role(oid, 'member'))
  select 'is a superuser' as fault from held where rolname = session_user and rolsuper
  union all select distinct 'may create roles' from held where rolcreaterole and not rolsuper
  union all select distinct 'may create databases' from held where rolcreatedb and not rolsuper
  union all select distinct 'passes row-level security' from held where rolbypassrls and not rolsuper
  union all select distinct 'may replicate the server' from held where rolreplication and not rolsuper
  union all select 'is a member of ' || rolname from held
    where (rolname ~ '^pg_' or rolsuper) and rolname <> session_user
      and not exists (select from pg_roles where rolname = session_user and rolsuper)
  union all select 'owns the database' from pg_database join held on held.oid = datdba
    where datname = current_database() and not rolsuper
  union all select 'owns ' || min(nspname || '.' || relname) || case when count(*) > 1 then ' and more' else '' end
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join held on held.oid = c.relowner
    where nspname in ('public', 'jobs') and not rolsuper having count(*) > 0
  union all select 'may create tables' where exists (select from held join pg_namespace n on n.nspname in ('public', 'jobs')
      where has_schema_privilege(held.oid, n.oid, 'create') and not rolsuper)
  union all select 'may create schemas' where exists (select from held
      where has_database_privilege(held.oid, current_database(), 'create') and not rolsuper)
  union all select 'is not a member of ' || name from unnest(array['${Object.keys(applicationRoles).join("','")}']) as name
    where not exists (select from held where rolname = name)`;
