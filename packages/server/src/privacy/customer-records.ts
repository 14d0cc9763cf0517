import { sql } from "drizzle-orm";
import type { TenantTransaction } from "../platform/database/tenant.ts";

export type CustomerRecords = Record<string, Record<string, unknown>[]>;

/** Tables without personal data, and the outbox, of which only some columns are exported. */
const EXCLUDED_TABLES = new Set(["idempotency_keys", "registration_keys", "account_links", "outbox"]);
const ORDER_TABLES = ["order_items", "order_steps", "order_events", "order_notes", "order_payments", "order_refunds"];
/** These know only an e-mail address. */
const ADDRESS_TABLES = ["newsletter_addresses", "stock_alerts", "messages"];
const SECRET_COLUMNS = ["company_id", "token_hash", "binding_hash", "password_hash", "secret_hash"];
const STAFF_COLUMNS = ["staff_user_id", "token_id", "staff_name", "reversed_by"];
const SEARCH_COLUMNS = [
  "buyer_form",
  "last_name_form",
  "phone_form",
  "phone_reversed",
  "cpf_reversed",
  "sku_form",
  "part_number_form",
  "name_form",
  "family_name_form",
  "email_form",
];

/** Reads the tables from the database catalog, so that new tables are included. */
export async function findCustomerRecords(
  tx: TenantTransaction,
  { id, email }: { id: string; email: string },
): Promise<CustomerRecords> {
  const records = new Map<string, Record<string, unknown>[]>();
  for (const table of await findCustomerTables(tx)) {
    records.set(table, await findRows(tx, table, sql`customer_id = ${id}`));
  }
  const orders = sql`order_id in (select id from orders where company_id = ${tx.companyId} and customer_id = ${id})`;
  for (const table of ORDER_TABLES) records.set(table, await findRows(tx, table, orders));
  for (const table of ADDRESS_TABLES) records.set(table, await findRows(tx, table, sql`email = ${email}`));
  const mails = await findRows(tx, "outbox", sql`(customer_id = ${id} or recipient = ${email})`);
  // A mail that has not been sent may contain a secret link.
  records.set(
    "mails",
    mails.map(({ id: mail, template, created_at, sent_at }) => ({ id: mail, template, created_at, sent_at })),
  );
  return Object.fromEntries(records);
}

export async function findCustomerTables(tx: TenantTransaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped
    where c.relkind in ('r', 'p')
    order by c.relname`);
  return rows.map(({ name }) => name).filter((name) => !EXCLUDED_TABLES.has(name));
}

async function findRows(tx: TenantTransaction, table: string, where: ReturnType<typeof sql>) {
  const secrets = sql.join(
    [...SECRET_COLUMNS, ...STAFF_COLUMNS, ...SEARCH_COLUMNS].map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ record: Record<string, unknown> }>(sql`
    select to_jsonb(one) - array[${secrets}]::text[] as record
    from ${sql.identifier(table)} one
    where company_id = ${tx.companyId} and ${where}`);
  return rows.map(({ record }) => record);
}
