import type pg from "pg";

export type BackupTable = {
  name: string;
  /** `company_id` first, without generated columns. */
  columns: string[];
  hasCompany: boolean;
};

/** Sessions, mailed links and rate limits must not come back. The manifest names the migrations. */
const EXCLUDED_TABLES: readonly string[] = [
  "schema_migrations",
  "schema_definitions",
  "sessions",
  "account_links",
  "guess_budgets",
  "guess_networks",
  "limit_counts",
  "network_limit_counts",
  "mail_counts",
  "staff_mail_counts",
  "staff_sessions",
  "staff_account_links",
  "staff_challenges",
  "staff_mails",
  "staff_invitations",
  "staff_rate_limits",
];

/** Parents first. */
export async function listBackupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; parents: string[] }>(TABLES, [
    EXCLUDED_TABLES,
  ]);
  const tables = rows.map(({ name, columns, parents }) => {
    const hasCompany = columns.includes("company_id");
    const others = columns.filter((column) => column !== "company_id");
    return { name, columns: hasCompany ? ["company_id", ...others] : others, hasCompany, parents };
  });
  return parentsFirst(tables).map(({ name, columns, hasCompany }) => ({ name, columns, hasCompany }));
}

const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct parent.relname::text from pg_constraint k join pg_class parent on parent.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> all ($1::text[])
  order by c.relname`;

function parentsFirst<Table extends { name: string; parents: string[] }>(tables: Table[]): Table[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const sorted: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (ready.length === 0) throw new Error(`Foreign keys form a cycle: ${[...waiting.keys()].join(", ")}`);
    for (const table of ready) waiting.delete(table.name);
    sorted.push(...ready);
  }
  return sorted;
}

export const columnList = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(", ");

export type RowCounts = { rows: number; rowsByCompany: Map<string, number> };

export async function countRows(client: pg.ClientBase, { name, hasCompany }: BackupTable): Promise<RowCounts> {
  const company = hasCompany ? "company_id::text" : "null";
  const { rows } = await client.query<{ company: string | null; count: string }>(
    `select ${company} as company, count(*) as count from public.${name} group by 1`,
  );
  const rowsByCompany = new Map<string, number>();
  for (const { company, count } of rows) if (company !== null) rowsByCompany.set(company, Number(count));
  return { rows: rows.reduce((sum, { count }) => sum + Number(count), 0), rowsByCompany };
}
