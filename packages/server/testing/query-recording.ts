import pg from "pg";
import type { Database } from "../src/platform/database/open.ts";

/** A statement as it was sent. */
export type Statement = { text: string; values: unknown[] };

/** For tests and measurements: every reading statement that the work sends to the database, in order. */
export async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { prototype } = pg.Client;
  const query = prototype.query;
  prototype.query = function recording(this: pg.Client, ...words: unknown[]) {
    const [asked, values = []] = words as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof asked === "string" ? asked : asked?.text;
    if (text && /^\s*(with|select)\b/i.test(text))
      sent.push({ text, values: (typeof asked === "object" && asked.values) || (Array.isArray(values) ? values : []) });
    return (query as (...words: unknown[]) => unknown).apply(this, words);
  } as typeof query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}

/** How long the database itself takes for these, one after the other on one connection that does nothing else. */
export async function bareMilliseconds(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const started = performance.now();
  for (const { text, values } of statements) await client.query(text, values);
  return performance.now() - started;
}

/** A plan with what it cost, as PostgreSQL tells it. */
export async function planOf(
  client: pg.Client,
  { text, values }: Statement,
  how = "analyze, buffers",
): Promise<string> {
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain (${how}) ${text}`, values);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

export const readerOf = async ({ url }: Pick<Database, "url">): Promise<pg.Client> => {
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
export function readWhole(plan: string): string[] {
  const steps = plan.split(/\n(?=.*-> )/);
  return steps.flatMap((step) => {
    const [, way, name = ""] = /(Seq|Index|Index Only|Bitmap Index) Scan (?:using \w+ )?on (\w+)/.exec(step) ?? [];
    const isWhole = way === "Seq" || (way !== undefined && !step.includes("Index Cond:"));
    return isWhole
      ? largeTables.filter((table) => name === table || (way === "Bitmap Index" && name.startsWith(table)))
      : [];
  });
}
