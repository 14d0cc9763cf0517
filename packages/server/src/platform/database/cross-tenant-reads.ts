import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Database } from "./open.ts";
import { globalTables } from "./rls.ts";

/** Tries to read past row-level security with the program's roles. Returns one line for each table that leaks. */
export async function findCrossTenantReads({ pool, readerPool }: Database): Promise<string[]> {
  const { rows: tables } = await readerPool.query<{ name: string; isPublic: boolean }>(TENANT_TABLES, [globalTables]);
  const { rows: companies } = await readerPool.query<{ id: string }>("select id from companies limit 1");
  const [company] = companies;
  const violations: string[] = [];
  if (company) {
    const names = tables.map(({ name }) => name);
    violations.push(...(await crossTenantReadsAsApp(pool, company.id, names)));
    for (const role of ["shop_auth", "shop_operator"]) violations.push(...(await tenantReadsAs(pool, role, names)));
  }
  const hidden = tables.filter(({ isPublic }) => !isPublic).map(({ name }) => name);
  for (const name of await readableTables(readerPool, hidden)) violations.push(`shop_reader can read ${name}`);
  return violations;
}

const TENANT_TABLES = `
  select c.relname::text as name,
    exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'storefront_read') as "isPublic"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')
    and c.relname <> all ($1) order by 1`;

async function crossTenantReadsAsApp(pool: pg.Pool, company: string, tables: readonly string[]): Promise<string[]> {
  const parts = tables.map(
    (name) => `select '${name}' as name where exists (select from public."${name}" where company_id = $1)`,
  );
  const violations: string[] = [];
  const client = await pool.connect();
  try {
    await client.query("begin read only");
    await client.query("set local role shop_app");
    for (const inside of [randomUUID(), ""]) {
      await client.query(`set local app.company = '${inside}'`);
      const { rows } = await client.query<{ name: string }>(parts.join(" union all "), [company]);
      const where = inside ? "from inside another company" : "without a company";
      violations.push(...rows.map(({ name }) => `shop_app can read a company's rows of ${name} ${where}`));
    }
  } finally {
    await client.query("rollback").catch(() => {});
    client.release();
  }
  return violations;
}

/** Nobody has signed in. */
async function tenantReadsAs(pool: pg.Pool, role: string, tables: readonly string[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin read only");
    await client.query(`set local role ${role}`);
    const violations: string[] = [];
    for (const name of await readableTables(client, tables)) {
      const { rowCount } = await client.query(`select from public."${name}" limit 1`);
      if (rowCount) violations.push(`${role} can read ${name}`);
    }
    return violations;
  } finally {
    await client.query("rollback").catch(() => {});
    client.release();
  }
}

/** An attempt that fails would end its connection, and a new one takes longer than all else here. */
async function readableTables(client: pg.ClientBase | pg.Pool, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where has_any_column_privilege('public.' || quote_ident(name), 'select')",
    [tables],
  );
  return rows.map(({ name }) => name);
}
