import type { Database } from "@pecacerta/server/database/open";
import pg from "pg";

/** A statement as it was sent. */
export type Statement = { text: string; values: unknown[] };

/** Every statement that the work sends to the database, in order. */
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
