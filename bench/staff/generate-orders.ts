import { type Tenant, type TenantTransaction, withTenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { sql } from "drizzle-orm";
import type pg from "pg";

const CHUNK = 20_000;
const CUSTOMERS = 50_000;
/** The newest orders are open: unpaid, to pick, picked and packed. */
const OPEN = 2_000;
const UNPAID = 500;
const FIRST_NUMBER = 1001;

/** Fills a company that has products; the same size always gives the same orders. */
export async function generateOrders(
  tenant: Tenant,
  owner: pg.Client,
  { count, products }: Pick<Range, "count" | "products">,
): Promise<void> {
  await withTenantTransaction(tenant, async (tx) => {
    // Of an interrupted run.
    for (const table of [sql`orders`, sql`customers`])
      await tx.execute(sql`delete from ${table} where company_id = ${tx.companyId}`);
    await insertCustomers(tx);
  });
  for (const insert of [insertOrders, insertItems, insertEvents]) {
    // Without statistics the checks of foreign keys scan an index of the whole company.
    await owner.query("vacuum (analyze) customers, orders");
    for (let from = 1; from <= count; from += CHUNK) {
      const range = { from, to: Math.min(count, from + CHUNK - 1), count, products };
      await withTenantTransaction(tenant, (tx) => insert(tx, range));
    }
  }
}

const insertCustomers = (tx: TenantTransaction) =>
  tx.execute(sql`
    insert into customers (company_id, id, name, email, password_hash, cpf, phone)
    select ${tx.companyId}::uuid, md5('customer' || i)::uuid, 'Cliente ' || i, 'cliente' || i || '@example.com', 'x',
      lpad((i * 7919::bigint * 104729 % 99999999999)::text, 11, '0'), ''
    from generate_series(1, ${CUSTOMERS}::int) as i`);

type Range = { from: number; to: number; count: number; products: number };

const FIRST_NAMES = ["Ana", "Maria", "José", "João", "Antônio", "Carlos", "Paulo", "Luís", "Márcia", "Letícia"];
const LAST_NAMES = ["Silva", "Santos", "Oliveira", "Souza", "Conceição", "Araújo", "Lima", "Gomes", "Ribeiro", "Dias"];

const insertOrders = (tx: TenantTransaction, { from, to, count }: Range) =>
  tx.execute(sql`
    insert into orders (company_id, id, number, token_hash, customer_id, email, created_at, payment, payment_state,
      status_code, quantity, subtotal, shipping, tax, total, shipping_address, billing_address, cancelled_at,
      cancel_reason, picked_at, packed_at, carrier, tracking, paid_at)
    select ${tx.companyId}::uuid, md5('order' || i)::uuid, ${FIRST_NUMBER - 1}::int + i, sha256(i::text::bytea),
      md5('customer' || 1 + i % ${CUSTOMERS}::int)::uuid, '', at, 'pix',
      case when age < ${UNPAID}::int then 'pending' when is_expired then 'expired' else 'paid' end,
      case when age < ${OPEN}::int or is_expired then 1 else 2 end, 2, 10000, 2500, 2000, 14500, address, address,
      case when is_expired then at end, case when is_expired then 'unpaid' end,
      case when age between 1000 and ${OPEN - 1}::int then at end,
      case when age between 1500 and ${OPEN - 1}::int then at end,
      case when age >= ${OPEN}::int and not is_expired then 'Correios' else '' end,
      case when age >= ${OPEN}::int and not is_expired then 'AA' || lpad(i::text, 9, '0') || 'BR' else '' end,
      case when age >= ${UNPAID}::int and not is_expired then at end
    from (
      select i, ${count}::int - i as age, i % 20 = 0 and ${count}::int - i >= ${OPEN}::int as is_expired,
        timestamptz '2026-11-01' - (${count}::int - i) * interval '2 minutes' as at,
        jsonb_build_object(
          'firstName', (${sql.param(FIRST_NAMES)}::text[])[1 + abs(hashtext(i || 'a')) % 10],
          'lastName', (${sql.param(LAST_NAMES)}::text[])[1 + abs(hashtext(i || 'b')) % 10] || ' ' ||
            (${sql.param(LAST_NAMES)}::text[])[1 + abs(hashtext(i || 'c')) % 10],
          'company', '', 'country', 'BR', 'address1', 'Rua das Palmeiras, 120', 'address2', 'Centro',
          'city', 'Goiânia', 'state', 'GO', 'postcode', '74000-000', 'email', 'cliente@example.com',
          'phone', '(62) 9' || lpad((i * 7919::bigint % 100000000)::text, 8, '0')) as address
      from generate_series(${from}::int, ${to}::int) as i
    ) as made`);

/** Two lines, each of a product of the company. */
const insertItems = (tx: TenantTransaction, { from, to, products }: Range) =>
  tx.execute(sql`
    insert into order_items (company_id, order_id, position, product_id, product, price, quantity, total)
    select ${tx.companyId}::uuid, md5('order' || i)::uuid, position, p.id,
      jsonb_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'sku', p.sku, 'partNumber', '',
        'images', '["disco.svg"]'::jsonb, 'options', '[]'::jsonb), 5000, 1, 5000
    from generate_series(${from}::int, ${to}::int) as i
    cross join generate_series(1, 2) as position
    join (
      select id, name, slug, sku, row_number() over (order by id) - 1 as no
      from products where company_id = ${tx.companyId}
    ) as p on p.no = (i * 31::bigint + position * 7) % ${products}::int`);

const insertEvents = (tx: TenantTransaction, { from, to }: Range) =>
  tx.execute(sql`
    insert into order_events (company_id, id, order_id, at, kind, actor_kind)
    select ${tx.companyId}::uuid, md5('event' || i || kind)::uuid, md5('order' || i)::uuid, now(), kind, 'program'
    from generate_series(${from}::int, ${to}::int) as i
    cross join unnest(array['placed', 'paid', 'picked', 'shipped']) as kind`);
