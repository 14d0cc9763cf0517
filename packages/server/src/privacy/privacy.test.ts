import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../testing/catalog.ts";
import { addressForm, createTestCustomer, PASSWORD } from "../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
  unwrapOutcome,
} from "../../testing/database.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { listMailsTo } from "../../testing/queued-mails.ts";
import { findStockOnHand } from "../../testing/stock.ts";
import { globalTables } from "../platform/database/rls.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { acceptBid } from "../sales/bids/answer-bid.ts";
import { createBid } from "../sales/bids/commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let headers: Record<string, string>;
let email: string;
beforeAll(async () => {
  // With rate limits, attempts are counted under the hash of the e-mail address.
  context = await openTestInstallation({ RATE_LIMITS: "on" });
  tenant = await createTestCompany(context.installation, { email: "loja@example.com" });
  // The only customer, with a row in every table.
  await fillEveryTable(context.installation, tenant);
  const { rows } = await withTenantTransaction(tenant, (tx) =>
    tx.execute<{ email: string }>(sql`select email from customers`),
  );
  email = rows[0]?.email ?? "";
  const payload = { email, password: "segredo", ecommerce: tenant.slug };
  const login = await context.app.inject({ method: "POST", url: "/ecommerce/login", payload });
  headers = { ecommerce: tenant.slug, authorization: `Bearer ${login.json().Bearer}` };
});
afterAll(() => context.close());

const queryTenant = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await withTenantTransaction(tenant, (tx) => tx.execute<Row>(query))).rows;

async function tablesWith(column: string): Promise<string[]> {
  const rows = await queryTenant<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${column} order by 1`);
  return rows.map(({ name }) => name);
}

/** All tables that contain one of the texts for this company, including those of the background jobs. */
async function tablesThatHold(texts: readonly string[]): Promise<string[]> {
  const tables = await queryTenant<{ schema: string; name: string; ours: boolean }>(sql`
    select n.nspname as schema, c.relname as name, exists (select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) and c.relname not in ${globalTables} as ours
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema)'`);
  const found: string[] = [];
  for (const { schema, name, ours } of tables) {
    const query = `select t::text as row from "${schema}"."${name}" t`;
    const rows = ours
      ? await queryTenant<{ row: string }>(sql.raw(query))
      : (await ownerPoolOf(context.installation.database).query<{ row: string }>(query)).rows;
    const text = rows.map(({ row }) => row).join("\n");
    for (const one of texts) if (text.includes(one)) found.push(`${schema}.${name}: ${one}`);
  }
  return found;
}

test("the export contains every row of the customer and no secret", async () => {
  const response = await context.app.inject({ url: "/ecommerce/user/export", headers });
  expect(response.statusCode).toBe(200);
  const { user, records } = response.json().data;
  expect(user.email).toBe(email);
  const keys = ["account_links", "idempotency_keys", "registration_keys", "outbox"];
  const tables = (await tablesWith("customer_id")).filter((name) => !keys.includes(name));
  expect(tables.length).toBeGreaterThan(8);
  for (const table of [
    ...tables,
    "order_items",
    "order_steps",
    "order_events",
    "order_notes",
    "order_payments",
    "order_refunds",
  ]) {
    const [counted] = await queryTenant<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    expect([table, records[table]?.length]).toEqual([table, counted?.count]);
    expect(counted?.count, table).toBeGreaterThan(0);
  }
  expect([records.newsletter_addresses.length, records.stock_alerts.length]).toEqual([1, 1]);
  expect(records.mails.length).toBeGreaterThan(0);
  expect(response.body).not.toMatch(/hash|argon2|confirmEmail#/);
});

test("after an account is deleted no personal data is left; its orders stay and their links show them", async () => {
  const [order] = await queryTenant<{ id: string; total: string }>(sql`select id, total from orders`);
  const [otherHeaders] = (await context.app.inject({ url: "/ecommerce/user/orders", headers })).json().data;
  const wrong = await context.app.inject({
    method: "POST",
    url: "/ecommerce/user/delete",
    headers,
    payload: { password: "x" },
  });
  expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: "AUTH_WRONG_PASSWORD" }]);
  const payload = { password: "segredo" };
  const asBrowser = { ...headers, "sec-fetch-site": "same-origin" };
  const deleted = await context.app.inject({
    method: "POST",
    url: "/ecommerce/user/delete",
    headers: asBrowser,
    payload,
  });
  expect([deleted.statusCode, deleted.json()]).toEqual([200, { data: null }]);
  expect(deleted.headers["clear-site-data"]).toBe('"cache"');
  expect((await context.app.inject({ url: "/ecommerce/user", headers })).statusCode).toBe(401);
  const personalData = [
    email,
    "Cliente Exemplo",
    "Cliente E.",
    "52998224725",
    "62991234567",
    "Rua das Peças, 10",
    "74000-000",
  ];
  expect(await tablesThatHold(personalData)).toEqual([]);
  const [remaining] = await queryTenant(
    sql`select id, total, customer_id, shipping_address ->> 'city' as city from orders`,
  );
  expect(remaining).toEqual({ ...order, customer_id: null, city: "Goiânia" });
  const shown = await context.app.inject({
    url: `/ecommerce/orders/token/${otherHeaders.token}`,
    headers: { ecommerce: tenant.slug },
  });
  expect(shown.statusCode).toBe(200);
  expect(await queryTenant(sql`select author from reviews`)).toEqual([{ author: "Cliente" }]);
});

test("unsent and failed mails about a customer are deleted with the account, whatever their recipient", async () => {
  const { customer, headers: otherHeaders } = await createTestCustomer(tenant);
  const { id: productId } = await createTestProduct(tenant, { stock: 5 });
  const post = (path: string, payload: object, more = {}) =>
    context.app.inject({ method: "POST", url: `/ecommerce${path}`, headers: { ...otherHeaders, ...more }, payload });
  const items = [{ product_id: productId, quantity: 1 }];
  const order = { items, address: addressForm, payment: "combine" };
  await post("/user/orders/checkout", order, { "idempotency-key": "um" });
  await post("/sale/question/insert", { product_id: productId, question: "Sou eu, serve?" });
  await post("/contact", { name: customer.name, email: customer.email, message: "Oi", phone: "" });
  const email = `${crypto.randomUUID()}@example.com`;
  const profile = { name: customer.name, cpf: "111.444.777-35", phone: "(11) 98765-4321" };
  await post("/user/profile", { ...profile, email, password: PASSWORD });
  const [mail] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
  const [, secret] = /#([\w-]+)/.exec(JSON.stringify(mail?.content)) ?? [];
  // The notice of the new address was sent, the order mail was not, and the question mail was given up.
  await queryTenant(
    sql`update outbox set state = 'sent', sent_at = now(), content = '{}' where template = 'email-changed'`,
  );
  await queryTenant(sql`update outbox set state = 'given-up' where template = 'question-asked'`);
  await context.app.inject({ url: `/ecommerce/confirm-email/${secret}`, headers: otherHeaders });
  const waiting = await queryTenant<{ template: string }>(
    sql`select template from outbox where customer_id = ${customer.id} and state <> 'sent' order by template`,
  );
  expect(waiting.map(({ template }) => template)).toEqual(expect.arrayContaining(["order-received", "question-asked"]));
  expect((await post("/user/delete", { password: PASSWORD })).statusCode).toBe(200);
  expect(await tablesThatHold([customer.email, email, "11144477735", "11987654321", 'Sou eu, serve?"}'])).toEqual([]);
  expect(await queryTenant(sql`select template from outbox where customer_id = ${customer.id}`)).toEqual([]);
});

test("former addresses of an account are deleted with it, and another customer's mails are not", async () => {
  const { customer, headers: otherHeaders } = await createTestCustomer(tenant);
  const otherCustomer = await createTestCustomer(tenant);
  const post = (path: string, payload: object, more = otherHeaders) =>
    context.app.inject({ method: "POST", url: `/ecommerce${path}`, headers: more, payload });
  const profile = { name: "Ana", cpf: "111.444.777-35", phone: "(11) 98765-4321", password: PASSWORD };
  // The other customer once requested an address that this account takes later.
  const [second, third] = [`${crypto.randomUUID()}@example.com`, `${crypto.randomUUID()}@example.com`];
  await post("/user/profile", { ...profile, email: third }, otherCustomer.headers);
  for (const email of [second, third]) {
    await post("/password/recover", { email: customer.email });
    await post("/user/profile", { ...profile, email });
    const [mail] = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, email));
    // The notice to the first address was sent; the one to the second still waits.
    const sent = sql`update outbox set state = 'sent', sent_at = now(), content = '{}' where recipient = ${customer.email}`;
    if (email === second) await withTenantTransaction(tenant, (tx) => tx.execute(sent));
    const [, secret] = /#([\w-]+)/.exec(JSON.stringify(mail?.content)) ?? [];
    const moved = await context.app.inject({ url: `/ecommerce/confirm-email/${secret}`, headers: otherHeaders });
    expect(moved.json()).toEqual({ data: { email } });
  }
  await post("/password/recover", { email: otherCustomer.customer.email }, { ecommerce: tenant.slug });
  expect((await post("/user/delete", { password: PASSWORD })).statusCode).toBe(200);
  expect(await tablesThatHold([customer.email, second])).toEqual([]);
  const remaining = await withTenantTransaction(tenant, (tx) => listMailsTo(tx, otherCustomer.customer.email));
  expect(remaining.map(({ template }) => template)).toContain("password-recovery");
});

test("deleting an account releases the stock reserved for its accepted bids", async () => {
  const personalData = await createTestCustomer(tenant);
  const { id: productId } = await createTestProduct(tenant, { stock: 5, price: 100_00 });
  const now = new Date();
  const bid = { productId, value: 90_00, quantity: 2, message: "" };
  const { id } = unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => createBid(tx, personalData.customer.id, bid, now)),
  );
  unwrapOutcome(await withTenantTransaction(tenant, (tx) => acceptBid(tx, { kind: "program" }, { id, now })));
  expect(await findStockOnHand(tenant, productId)).toBe(3);
  const payload = { password: PASSWORD };
  const deleted = await context.app.inject({
    method: "POST",
    url: "/ecommerce/user/delete",
    headers: personalData.headers,
    payload,
  });
  expect(deleted.statusCode).toBe(200);
  expect(await findStockOnHand(tenant, productId)).toBe(5);
});
