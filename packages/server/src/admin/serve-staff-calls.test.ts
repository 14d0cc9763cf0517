import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  createTestCompany,
  createTestDatabase,
  openTestInstallation,
  ownerPool,
  type TestDatabase,
  type TestInstallation,
} from "../../testing/database.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../testing/staff.ts";
import { portOf } from "../app/listen.ts";
import type { Tenant } from "../platform/database/tenant.ts";

const CALLS_AT_ONCE = 4;
const CLIENT_CALLS = 1;
const REQUESTS_PER_MINUTE = 15;
const PIPELINED = 40;
const PATIENT = { timeout: 30_000 };

// Its own database: a test locks a table.
let database: TestDatabase;
let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { RATE_LIMITS: "on", REQUESTS_PER_MINUTE: `${REQUESTS_PER_MINUTE}`, LOG_LEVEL: "silent" };
  context = await openTestInstallation({ ...settings, CALLS_AT_ONCE: `${CALLS_AT_ONCE}` }, database.url);
  tenant = await createTestCompany(context.installation);
  await context.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await context.close();
  await database.drop();
});

/** Sends chunked bodies of two bytes without waiting for the responses. */
function pipelineChunked(localAddress: string, token: string) {
  const port = portOf(context.app.server);
  const head = {
    host: `127.0.0.1:${port}`,
    ecommerce: tenant.slug,
    cookie: `admin=${token}`,
    "x-admin": "1",
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
    "transfer-encoding": "chunked",
  };
  const headers = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `POST /ecommerce/admin/selections/preview HTTP/1.1\r\n${headers.join("")}\r\n2\r\n{}\r\n0\r\n\r\n`;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  let text = "";
  socket.on("data", (piece) => {
    text += piece;
  });
  socket.on("error", () => {});
  socket.write(request.repeat(PIPELINED));
  onTestFinished(() => void socket.destroy());
  return { statuses: () => text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [] };
}

async function lockSessions() {
  const owner = await ownerPool(database.ownerUrl).connect();
  await owner.query("begin");
  await owner.query("lock table staff_sessions in access exclusive mode");
  const waiting = async () => {
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int from pg_locks where relation = 'staff_sessions'::regclass and not granted",
    );
    return rows[0]?.count;
  };
  const release = async () => {
    await owner.query("rollback");
    owner.release();
  };
  return { waiting, release };
}

/** The limit counts by minutes of the clock: a test may see two of them. */
function expectCounted(statuses: readonly string[]): void {
  const found = statuses.filter((status) => status === "401").length;
  expect(found).toBeGreaterThanOrEqual(REQUESTS_PER_MINUTE);
  expect(found).toBeLessThanOrEqual(2 * REQUESTS_PER_MINUTE);
  expect(statuses.filter((status) => status === "429").length).toBe(statuses.length - found);
}

test("chunked bodies of a stranger are counted, and looked up one at a time", async () => {
  const lock = await lockSessions();
  const bursts = [1, 2].map(() => pipelineChunked("127.0.0.11", "x".repeat(43)));
  await expect.poll(lock.waiting, PATIENT).toBe(CLIENT_CALLS);
  expect(
    (await context.app.inject({ url: "/ecommerce/categories/all", headers: { ecommerce: tenant.slug } })).statusCode,
  ).toBe(200);
  expect(await lock.waiting()).toBe(CLIENT_CALLS);
  await lock.release();
  await expect.poll(() => bursts.flatMap(({ statuses }) => statuses()).length, PATIENT).toBe(2 * PIPELINED);
  const statuses = bursts.flatMap(({ statuses }) => statuses());
  expectCounted(statuses);
});

test("a token of another form is refused without the database", async () => {
  const lock = await lockSessions();
  const { statuses } = pipelineChunked("127.0.0.12", "x");
  await expect.poll(() => statuses().length, PATIENT).toBe(PIPELINED);
  await lock.release();
  expectCounted(statuses());
});

test("a call that waits for the compute pool holds no turn of staff, and ends with its request", async () => {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  const { token } = await signInTestStaff(context.installation, user);
  const send = async (method: "GET" | "POST", path: string, body?: object) => {
    const url = `http://127.0.0.1:${portOf(context.app.server)}/ecommerce/admin/fitments${path}`;
    const own = { ecommerce: tenant.slug, cookie: `admin=${token}`, "x-admin": "1", "sec-fetch-site": "same-origin" };
    const sent = body && { body: JSON.stringify(body), headers: { ...own, "content-type": "application/json" } };
    return (await fetch(url, { method, headers: own, ...sent })).status;
  };
  expect(await send("GET", "/coverage")).toBe(200);
  const { computePool } = context.installation;
  const run = computePool.run;
  const ended: (AbortSignal | undefined)[] = [];
  const held = Promise.withResolvers<never>();
  computePool.run = (_company, _task, _input, signal) => {
    ended.push(signal);
    return held.promise;
  };
  const parsed = [1, 2].map(() => send("POST", "/parse", { text: "Gol 2009" }));
  await expect.poll(() => ended.length, PATIENT).toBe(2);
  expect(await send("GET", "/coverage")).toBe(200);
  expect(ended.map((signal) => signal?.aborted)).toEqual([false, false]);
  held.reject(new Error("The pool is closed"));
  expect(await Promise.all(parsed)).toEqual([500, 500]);
  await expect.poll(() => ended.every((signal) => signal?.aborted)).toBe(true);
  computePool.run = run;
});
