import pg from "pg";
import type { Database } from "../src/platform/database/open.ts";

/** A statement as it was sent. */
export type Statement = { text: string; values: unknown[] };

/** For tests and measurements: every reading statement that the work sends to the database, in order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { prototype } = pg.Client;
  const query = prototype.query;
  prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
    const [input, values = []] = args as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof input === "string" ? input : input?.text;
    if (text && /^\s*(with|select)\b/i.test(text))
      sent.push({ text, values: (typeof input === "object" && input.values) || (Array.isArray(values) ? values : []) });
    return (query as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}

/** How long the database itself takes for these, one after the other on one connection that does nothing else. */
export async function measureStatements(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const started = performance.now();
  for (const { text, values } of statements) await client.query(text, values);
  return performance.now() - started;
}

/** A plan with what it cost, as PostgreSQL tells it. */
export async function explain(
  client: pg.Client,
  { text, values }: Statement,
  options = "analyze, buffers",
): Promise<string> {
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain (${options}) ${text}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

export const connectAsReader = async ({ url }: Pick<Database, "url">): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, options: "-c jit=off -c role=shop_reader" });
  await client.connect();
  return client;
};

/** Tables with a row a product or more: nothing that a shopper asks may read one of them from end to end. */
export const largeTables: readonly string[] = [
  "fitted_families",
  "fitments",
  "listing_changes",
  "product_categories",
  "product_numbers",
  "products",
  "search_spellings",
  "search_vocabulary",
  "search_words",
  "stock",
];

/** The large tables that a plan reads from end to end, or the index: with no condition that the index could serve. */
export function findFullScans(plan: string): string[] {
  const steps = plan.split(/\n(?=.*-> )/);
  return steps.flatMap((step) => {
    const [, scan, name = ""] = /(Seq|Index|Index Only|Bitmap Index) Scan (?:using \w+ )?on (\w+)/.exec(step) ?? [];
    const isFullScan = scan === "Seq" || (scan !== undefined && !step.includes("Index Cond:"));
    return isFullScan
      ? largeTables.filter((table) => name === table || (scan === "Bitmap Index" && name.startsWith(table)))
      : [];
  });
}
