import pg from "pg";
import type { Database } from "../src/platform/database/open.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../src/platform/database/tenant.ts";

export type Statement = { text: string; values: unknown[] };

/** Records the SELECT statements that a function sends, in order: with a client on that one, else those of the process. */
export async function recordStatements(
  work: () => Promise<unknown>,
  client?: TenantTransaction["client"],
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const { prototype } = pg.Client;
  const query = prototype.query;
  prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
    const [input, values = []] = args as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof input === "string" ? input : input?.text;
    if (text && /^\s*(with|select)\b/i.test(text) && (!client || this === client))
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

/** Milliseconds that the database takes for these statements, run in sequence. */
export async function measureStatements(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const started = performance.now();
  for (const { text, values } of statements) await client.query(text, values);
  return performance.now() - started;
}

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

/** As the program works in a company's transaction. */
export async function connectAsCompany({ companyId, database }: Tenant): Promise<pg.Client> {
  const options = `-c jit=off -c role=shop_app -c app.company=${companyId}`;
  const client = new pg.Client({ connectionString: database.url, options });
  await client.connect();
  return client;
}

/** Plans of the SELECT statements of a transaction. Sequential scans are off: PostgreSQL prefers them for small tables. */
export async function explainTransaction(
  tenant: Tenant,
  work: (tx: TenantTransaction) => Promise<unknown>,
): Promise<string[]> {
  const sent = await withTenantTransaction(tenant, (tx) => recordStatements(() => work(tx), tx.client));
  const client = await connectAsCompany(tenant);
  await client.query("set enable_seqscan = off");
  const plans: string[] = [];
  for (const statement of sent) plans.push(await explain(client, statement, "costs off"));
  await client.end();
  return plans;
}

/** Tables with a row per product, order or customer, or more: no request may scan them. */
export const largeTables: readonly string[] = [
  "bids",
  "customers",
  "fitted_families",
  "fitments",
  "listing_changes",
  "messages",
  "order_events",
  "order_items",
  "order_notes",
  "order_payments",
  "order_refunds",
  "orders",
  "product_categories",
  "product_images",
  "product_internals",
  "product_numbers",
  "product_revisions",
  "products",
  "questions",
  "reviews",
  "search_spellings",
  "search_vocabulary",
  "search_words",
  "stock",
  "stock_moves",
];

/** The large tables that a plan scans, by heap or by index without a condition. */
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
