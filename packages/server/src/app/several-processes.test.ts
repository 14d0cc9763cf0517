import { setTimeout as pause } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContractCallName, requestFor } from "../../contract-tests/call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "../../contract-tests/company-fixture.ts";
import { createTestProduct } from "../../testing/catalog.ts";
import { addressForm, createTestCustomer, type SignedInCustomer } from "../../testing/customers.ts";
import {
  createTestDatabase,
  openTestInstallation,
  ownerPool,
  randomAddress,
  type TestInstallation,
} from "../../testing/database.ts";
import { type FakeSmtp, startFakeSmtp } from "../../testing/fake-smtp.ts";
import { waitUntil } from "../../testing/mail.ts";
import { repeatIfMinuteEnds } from "../../testing/minute-limits.ts";
import { type RoundRobinProxy, startRoundRobinProxy } from "../../testing/round-robin-proxy.ts";
import { type RunningProgram, startProgram } from "../../testing/start-program.ts";
import { withTenantTransaction } from "../platform/database/tenant.ts";

const SEARCHES_PER_MINUTE = 40;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let context: TestInstallation;
let company: CompanyFixture;
let smtp: FakeSmtp;
let [one, other]: RunningProgram[] = [];
let balancer: RoundRobinProxy;

beforeAll(async () => {
  [database, smtp] = await Promise.all([createTestDatabase(), startFakeSmtp()]);
  context = await openTestInstallation({}, database.url);
  company = await createCompanyFixture(context);
  [one, other] = await Promise.all([start(), start()]);
  balancer = await startRoundRobinProxy([one.address, other.address]);
});
afterAll(async () => {
  for (const program of [one, other]) program?.process.kill("SIGKILL");
  balancer.close();
  await context.close();
  await smtp.crash();
  await database.drop();
});

const start = () =>
  startProgram({
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: "correio@pecas.example",
    TRUST_PROXY: "127.0.0.1",
    SEARCHES_PER_MINUTE: String(SEARCHES_PER_MINUTE),
  });

type Sending = { headers?: Record<string, string>; body?: object; network?: string };

async function send(
  to: { address: string } | undefined,
  call: ContractCallName,
  { headers, body, network = randomAddress() }: Sending = {},
) {
  const request = requestFor(call, company);
  const payload = body ?? request.payload;
  const response = await fetch(`${to?.address}${request.url}`, {
    method: request.method,
    headers: {
      ecommerce: company.tenant.slug,
      "x-forwarded-for": network,
      ...(payload ? { "content-type": "application/json" } : {}),
      ...request.headers,
      ...headers,
    },
    body: payload ? JSON.stringify(payload) : null,
  });
  return { status: response.status, json: JSON.parse((await response.text()) || "null") };
}

const order = (to: { address: string } | undefined, who: SignedInCustomer, productId: string, key: string = uuid()) =>
  send(to, "checkout", {
    headers: { ...who.headers, "idempotency-key": key },
    body: { items: [{ product_id: productId, quantity: 1, options: [] }], address: addressForm, payment: "combine" },
  });

async function countOrders(productId: string): Promise<number> {
  const { rows } = await withTenantTransaction(company.tenant, (tx) =>
    tx.client.query("select count(*)::int as count from order_items where product_id = $1", [productId]),
  );
  return rows[0].count;
}

describe("two processes on one database", () => {
  test("share sessions and carts: a customer signs in, shops and signs out through any of them", async () => {
    const signedIn = await send(one, "login");
    expect(signedIn.status).toBe(200);
    const headers = { authorization: `Bearer ${signedIn.json.Bearer}` };
    for (let turn = 0; turn < 4; turn++) expect((await send(balancer, "currentUser", { headers })).status).toBe(200);
    expect((await send(one, "addToCart", { headers })).status).toBeLessThan(300);
    expect(JSON.stringify((await send(other, "readCart", { headers })).json)).toContain(company.product.id);
    expect((await send(other, "logout", { headers })).status).toBeLessThan(300);
    expect((await send(one, "currentUser", { headers })).status).toBe(401);
  });

  test("place one order for an idempotency key that reaches both at once", async () => {
    const who = await createTestCustomer(company.tenant);
    const product = await createTestProduct(company.tenant);
    const key = uuid();
    const responses = await Promise.all([one, other, one, other].map((to) => order(to, who, product.id, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(await countOrders(product.id)).toBe(1);
  });

  test("show at once what changes through the other", async () => {
    const who = await createTestCustomer(company.tenant);
    const product = await createTestProduct(company.tenant, { stock: 3 });
    const stockIn = async (to: RunningProgram | undefined) => {
      const response = await fetch(`${to?.address}/ecommerce/products/${product.slug}`, {
        headers: { ecommerce: company.tenant.slug },
      });
      const { data } = (await response.json()) as { data: { stock: number } };
      return data.stock;
    };
    for (const [to, from, left] of [
      [one, other, 2],
      [other, one, 1],
    ] as const) {
      // Both have the product in memory.
      expect([await stockIn(to), await stockIn(from)]).toEqual([left + 1, left + 1]);
      expect((await order(to, who, product.id)).status).toBe(201);
      const since = performance.now();
      await waitUntil(async () => (await stockIn(from)) === left);
      expect(performance.now() - since).toBeLessThan(2000);
    }
  });

  test("count the requests of a network together", () =>
    repeatIfMinuteEnds(async () => {
      const network = randomAddress();
      for (let time = 0; time < SEARCHES_PER_MINUTE - 10; time++)
        expect((await send(one, "searchProducts", { network })).status).toBe(200);
      await expect.poll(searchesInDatabase, { timeout: 30_000 }).toBe(SEARCHES_PER_MINUTE - 10);
      let accepted = 0;
      while ((await send(other, "searchProducts", { network })).status === 200) {
        accepted++;
        expect(accepted).toBeLessThan(SEARCHES_PER_MINUTE);
        await pause(60);
      }
      expect((await send(one, "searchProducts", { network: randomAddress() })).status).toBe(200);
    }));

  const searchesInDatabase = async () => {
    const { rows } = await ownerPool(database.ownerUrl).query(
      `select count from network_limit_counts where subject like '%search%'
       order by window_start desc, count desc limit 1`,
    );
    return rows[0]?.count;
  };

  test("send each mail once", async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, () => createTestCustomer(company.tenant)));
    await Promise.all(customers.map((who) => order(balancer, who, company.product.id)));
    const mailsTo = (email: string) => smtp.received.filter(({ to }) => to === email);
    await waitUntil(() => customers.every(({ customer }) => mailsTo(customer.email).length > 0));
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(smtp.received.length);
  });

  test("lose no acknowledged order when one is killed, and place none twice", async () => {
    const product = await createTestProduct(company.tenant, { stock: 1000 });
    const customers = await Promise.all(Array.from({ length: 8 }, () => createTestCustomer(company.tenant)));
    let acknowledged = 0;
    let lost = 0;
    const shop = async (who: SignedInCustomer) => {
      for (let turn = 0; turn < 5; turn++) {
        const key = uuid();
        // As a client does: the same key again until there is an answer.
        while ((await order(balancer, who, product.id, key)).status !== 201) lost++;
        acknowledged++;
        if (acknowledged === 10) other?.process.kill("SIGKILL");
      }
    };
    await Promise.all(customers.map(shop));
    expect(acknowledged).toBe(40);
    expect(lost).toBeGreaterThan(0);
    expect(await countOrders(product.id)).toBe(40);
  });
});
