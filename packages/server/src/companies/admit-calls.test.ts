import { connect, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createTestCustomer, type SignedInCustomer } from "../../testing/customers.ts";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerPool,
  type TestDatabase,
  type TestInstallation,
} from "../../testing/database.ts";
import { recordStatements } from "../../testing/record-statements.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../testing/staff.ts";
import { portOf } from "../app/listen.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import { incrementAttempts } from "../platform/http/rate-limits.ts";

const CALLS_AT_ONCE = 8;
const COMPANY_CALLS = 6;
/** Of one client: a quarter. */
const CLIENT_CALLS = 2;
const CONNECTIONS = 5;
const PIPELINED = 200;
const PATIENT = { timeout: 30_000 };

// Its own database: the tests lock a table.
let database: TestDatabase;
let context: TestInstallation;
let tenant: Tenant;
let customer: SignedInCustomer;
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { RATE_LIMITS: "on", REQUESTS_PER_MINUTE: "100000", CALLS_AT_ONCE: `${CALLS_AT_ONCE}` };
  context = await openTestInstallation({ ...settings, ADMIN_ORIGIN: "https://painel.example.com" }, database.url);
  tenant = await createTestCompany(context.installation);
  customer = await createTestCustomer(tenant);
  await context.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await context.close();
  await database.drop();
});

const profileRequest = () => {
  const headers = Object.entries({ host: "x", ...customer.headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET /ecommerce/user HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`;
};

const askFor = async (url: string, headers: Record<string, string> = { ecommerce: tenant.slug }) =>
  (await context.app.inject({ url, headers })).statusCode;

type Burst = { socket: Socket; text(): string; statuses(): string[] };

/** Sends calls without waiting for their responses, from an address of its own. */
const pipeline = (count: number, localAddress: string): Burst => send(profileRequest().repeat(count), localAddress);

function send(requests: string, localAddress: string): Burst {
  const socket = connect({ port: portOf(context.app.server), host: "127.0.0.1", localAddress });
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  socket.on("error", () => {});
  socket.write(requests);
  onTestFinished(() => void socket.destroy());
  return { socket, text: () => text, statuses: () => text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [] };
}

/** Makes every call that reads a customer wait in the database. */
async function lockCustomers() {
  const owner: pg.PoolClient = await ownerPool(database.ownerUrl).connect();
  await owner.query("begin");
  await owner.query("lock table customers in access exclusive mode");
  let isLocked = true;
  const release = async () => {
    if (isLocked) await owner.query("rollback");
    if (isLocked) owner.release();
    isLocked = false;
  };
  onTestFinished(release);
  return {
    waiting: async () => {
      const { rows } = await owner.query<{ count: number }>(
        "select count(*)::int from pg_locks where relation = 'customers'::regclass and not granted",
      );
      return rows[0]?.count;
    },
    release,
  };
}

test("a burst takes few turns: others are served, and what waits is dropped with its connection", async () => {
  const lock = await lockCustomers();
  const statements = await recordStatements(async () => {
    const bursts = Array.from({ length: CONNECTIONS }, () => pipeline(PIPELINED, "127.0.0.9"));
    await expect.poll(lock.waiting, PATIENT).toBe(CLIENT_CALLS);
    for (let round = 0; round < 10; round++) {
      expect(await askFor("/readyz")).toBe(200);
      expect(await askFor("/ecommerce/categories/all")).toBe(200);
    }
    expect(await lock.waiting()).toBe(CLIENT_CALLS);
    for (const { socket } of bursts) socket.destroy();
    await expect.poll(openConnections, PATIENT).toBe(0);
    await lock.release();
    expect(await askFor("/ecommerce/user", customer.headers)).toBe(200);
  });
  const begun = statements.filter(({ text }) => text.includes("binding_hash"));
  expect(begun.length).toBe(CLIENT_CALLS + 1);
});

const openConnections = () =>
  new Promise<number>((resolve) => context.app.server.getConnections((_error, count) => resolve(count)));

test("the calls of one connection take turns; those that cannot wait get 503 with Retry-After", async () => {
  const lock = await lockCustomers();
  const { text, statuses } = pipeline(60, "127.0.0.10");
  await expect.poll(lock.waiting, PATIENT).toBe(1);
  expect(await askFor("/ecommerce/categories/all")).toBe(200);
  expect(await lock.waiting()).toBe(1);
  await lock.release();
  await expect.poll(() => statuses().length, PATIENT).toBe(60);
  expect(statuses().filter((status) => status === "200").length).toBe(51);
  expect(text().match(/retry-after: 2\r\n/g)?.length).toBe(9);
  expect(text().match(/SERVICE_UNAVAILABLE/g)?.length).toBe(9);
});

test("strangers who take all turns leave staff theirs", async () => {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "counter");
  const { token } = await signInTestStaff(context.installation, user);
  const ownPage = { host: "painel.example.com", "x-admin": "1", "sec-fetch-site": "same-origin" };
  const listOrders = () =>
    askFor("/ecommerce/admin/orders", { ...ownPage, ecommerce: tenant.slug, cookie: `__Host-admin=${token}` });
  expect(await listOrders()).toBe(200);
  const lock = await lockCustomers();
  for (let client = 0; client < CALLS_AT_ONCE; client++) pipeline(1, `127.0.1.${client + 1}`);
  await expect.poll(lock.waiting, PATIENT).toBe(COMPANY_CALLS);
  const another = await createTestCompany(context.installation);
  expect(await askFor("/ecommerce/categories/all", { ecommerce: another.slug })).toBe(200);
  const stranger = context.app.inject({ url: "/ecommerce/categories/all", headers: { ecommerce: tenant.slug } });
  expect(await listOrders()).toBe(200);
  expect(await askFor("/readyz")).toBe(200);
  expect(await askFor("/healthz")).toBe(200);
  await lock.release();
  expect((await stranger).statusCode).toBe(200);
});

test("what waits on purpose holds no turn", async () => {
  const ended: string[] = [];
  const send = async (name: string, request: { method: "GET" | "POST"; url: string; payload?: object }) => {
    await context.app.inject({ ...request, headers: { ecommerce: tenant.slug } });
    ended.push(name);
  };
  const recover = (_: unknown, at: number) => {
    const payload = { email: `ninguem-${at}@example.com` };
    return send("recovery", { method: "POST", url: "/ecommerce/password/recover", payload });
  };
  const recoveries = Array.from({ length: 4 * CALLS_AT_ONCE }, recover);
  await send("categories", { method: "GET", url: "/ecommerce/categories/all" });
  await Promise.all(recoveries);
  expect(ended.at(-1)).toBe("recovery");
});

describe("an order look-up that waits because many were wrong", () => {
  const WRONG = 103;

  async function waitingLookUp(localAddress: string) {
    const number = String(Math.floor(Math.random() * 1e9));
    const subject = `track:order:${number}`;
    const { config } = context.installation;
    for (const now of [new Date(), new Date(Date.now() + 3_600_000)])
      await incrementAttempts(tenant, config, { subject, seconds: 3600, now });
    const count = (reset = false) =>
      withTenantTransaction(tenant, async (tx) => {
        const ofOrder = sql`company_id = ${tx.companyId} and subject = ${subject}`;
        if (reset) await tx.execute(sql`update limit_counts set count = ${WRONG} where ${ofOrder}`);
        const { rows } = await tx.execute<{ count: number }>(sql`
          select max(count)::int as count from limit_counts where ${ofOrder}`);
        return rows[0]?.count;
      });
    await count(true);
    const body = JSON.stringify({ number, email: "ninguem@example.com" });
    const headers = { host: "x", ecommerce: tenant.slug, "content-type": "application/json" };
    const lines = Object.entries({ ...headers, "content-length": body.length }).map((pair) => pair.join(": "));
    const burst = send(`POST /ecommerce/orders/track HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`, localAddress);
    await expect.poll(() => count(), PATIENT).toBe(WRONG + 1);
    return { ...burst, count };
  }

  test("is not counted if it gets no turn after the wait", async () => {
    const lock = await lockCustomers();
    const { socket, statuses, count } = await waitingLookUp("127.0.0.11");
    socket.write(profileRequest().repeat(60));
    await expect.poll(() => statuses()[0], PATIENT).toBe("503");
    await expect.poll(() => count(), PATIENT).toBe(WRONG);
    await lock.release();
  });

  test("is neither done nor counted if its client leaves meanwhile", async () => {
    const statements = await recordStatements(async () => {
      const { socket, count } = await waitingLookUp("127.0.0.12");
      socket.destroy();
      await expect.poll(() => count(), PATIENT).toBe(WRONG);
    });
    expect(statements.filter(({ text }) => text.includes('from "orders"'))).toEqual([]);
  });
});

test("/readyz waits for no connection that calls use", async () => {
  const { readerPool, pool } = context.installation.database;
  const busy = await Promise.all([readerPool, pool].flatMap((one) => Array.from({ length: 16 }, () => one.connect())));
  const status = await askFor("/readyz");
  for (const client of busy) client.release();
  expect(status).toBe(200);
});
