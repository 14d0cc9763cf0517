import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { startSystemServer } from "@pecacerta/embedded-postgres/system-server";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { shopDatabase } from "@pecacerta/server/platform/database/embedded-database";
import { connect } from "@pecacerta/server/platform/database/open";
import { programEnvironment } from "@pecacerta/server/testing/program-environment";
import { startDatabaseProxy } from "@pecacerta/server/testing/tcp-proxy";
import { rootDir } from "../root-dir.mjs";
import { startShopProcess } from "../shop-process.mjs";

const ENTRY = "packages/web/start.mjs";
const COMPANY = "pecacerta";

/** Starts the PostgreSQL server with sample data that all rows use. `short` limits each row to seconds. */
export async function openHarness({ short }) {
  const cleanups = [];
  const folder = await createTestFolder("faults");
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const started = await startSystemServer(shopDatabase);
  if (!started.ok) throw new Error(started.refusal);
  const server = started.value;
  cleanups.push(server.stop);
  const environment = { DATABASE_URL: server.url, MIGRATE_DATABASE_URL: server.ownerUrl, DATA_DIR: folder };
  // Test servers do not sync commits; here an acknowledged order must be durable.
  await queryDatabase(server.ownerUrl, "alter database pecacerta set synchronous_commit = on");
  await loadSample(environment);
  await increaseStock(server.ownerUrl);
  return { short, cleanups, folder, server, environment };
}

export async function closeHarness({ cleanups }) {
  for (const step of cleanups.splice(0).reverse()) await step().catch((error) => console.error(error));
}

async function loadSample(environment) {
  const env = { ...programEnvironment, LOG_LEVEL: "error", ...environment };
  await promisify(execFile)(process.execPath, ["packages/sample/src/main.ts"], { cwd: rootDir, env });
}

export async function increaseStock(ownerUrl) {
  await withSampleCompany(ownerUrl, async (client) => {
    await client.query("update stock set on_hand = on_hand + 100000, last_movement = last_movement + 1");
    await client.query(`insert into stock_moves (company_id, id, product_id, number, quantity, balance, reason)
      select company_id, gen_random_uuid(), product_id, last_movement, 100000, on_hand, 'received' from stock`);
  });
}

export async function withSampleCompany(ownerUrl, work) {
  const client = await connect(ownerUrl);
  try {
    await client.query("begin");
    const id = "(select id::text from companies where slug = 'pecacerta')";
    await client.query(`select set_config('app.company', ${id}, true)`);
    await client.query("set local role shop_app");
    await work(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

export async function changePrice(ownerUrl, productId) {
  const price = 700_000 + Math.floor(Math.random() * 90_000);
  const statement = "update products set price = $2, compare_at_price = null, sale_ends_at = null where id = $1";
  await withSampleCompany(ownerUrl, async (client) => {
    const { rowCount } = await client.query(statement, [productId, price]);
    if (rowCount !== 1) throw new Error("No price was changed.");
  });
  return `${Math.floor(price / 100_000)}.${String(price).slice(-5, -2)},${String(price).slice(-2)}`;
}

/** Starts the shop as `npm start` does, or without the launcher when `supervised` is false. */
export async function startHarnessShop(harness, environment = {}, { supervised = true } = {}) {
  const settings = { ...harness.environment, HOME: process.env.HOME, DRAIN_SECONDS: "0", ...environment };
  const shop = await startShopProcess(harness.folder, settings, undefined, [supervised ? "scripts/start.mjs" : ENTRY]);
  if (!shop.url) throw new Error(`The shop did not start:\n${shop.output.join("\n")}`);
  const isRunning = () => shop.child.exitCode === null && shop.child.signalCode === null;
  /** Resolves to the exit code, or to the signal that ended the process. */
  const stop = async (signal = "SIGTERM") => {
    const killTimer = setTimeout(() => shop.child.kill("SIGKILL"), 20_000);
    if (isRunning()) shop.child.kill(signal);
    const end = await shop.exited;
    clearTimeout(killTimer);
    return end;
  };
  harness.cleanups.push(() => stop());
  return {
    ...shop,
    url: shop.url.replace("localhost", "127.0.0.1"),
    isRunning,
    stop,
    restarts: () => countRestarts(shop),
  };
}

export async function startShopThroughProxy(harness, environment = {}) {
  const { proxy, url } = await startDatabaseProxy(harness.server.url);
  harness.cleanups.push(proxy.close);
  const shop = await startHarnessShop(harness, { DATABASE_URL: url, ...environment });
  return { shop, proxy };
}

export function programPid({ child }) {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  return Number(children.at(-1));
}

const countRestarts = ({ output }) => output.filter((line) => line.startsWith("The shop failed")).length;

export function sendRequest(url, { agent, method = "GET", headers = {}, body, timeoutMs = 30_000 } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (response) => resolve({ ms: performance.now() - startedAt, startedAt, ...response });
    const outgoing = request(url, { agent, method, headers, timeout: timeoutMs }, (response) => {
      const chunks = [];
      response.on("data", (piece) => chunks.push(piece));
      response.on("end", () =>
        end({ status: response.statusCode, text: Buffer.concat(chunks).toString(), headers: response.headers }),
      );
      response.on("error", ({ code }) => end({ status: 0, reason: code, text: "" }));
    });
    outgoing.on("timeout", () => outgoing.destroy(Object.assign(new Error(), { code: "NO ANSWER" })));
    outgoing.on("error", ({ code }) => end({ status: 0, reason: code, text: "" }));
    outgoing.end(body);
  });
}

export async function waitUntilServed(url, timeoutMs = 60_000) {
  const since = performance.now();
  while (performance.now() - since < timeoutMs) {
    if ((await sendRequest(url, { timeoutMs: 5000, headers: { ecommerce: COMPANY } })).status === 200) break;
    await pause(25);
  }
  return performance.now() - since;
}

/** Requests uncached data in concurrent loops. The returned function stops them and returns the responses. */
export function startLoad(url, loops, { path = callPath, headers = { ecommerce: COMPANY }, perSecond } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: loops });
  const responses = [];
  let running = true;
  const work = Array.from({ length: loops }, async (_, loop) => {
    for (let count = 0; running; count += 1) {
      const { status, ms, startedAt, reason } = await sendRequest(url + path(loop, count), { agent, headers });
      responses.push({ status, ms, startedAt, reason });
      const rest = perSecond ? (1000 * loops) / perSecond - ms : status === 200 ? 0 : 20;
      if (rest > 0) await pause(rest);
    }
  });
  return async () => {
    running = false;
    await Promise.all(work);
    agent.destroy();
    return responses;
  };
}

const callPath = (loop, count) => `/ecommerce/products/all?limit=5&page=${1 + ((loop + count) % 5)}`;

/** Requests one address every 20 ms in its own thread. The returned function stops it and returns statuses and times. */
export function startProbe(url, headers = {}) {
  const worker = new Worker(new URL("probe.mjs", import.meta.url), { workerData: { url, headers } });
  return async () => {
    worker.postMessage("stop");
    const [responses] = await once(worker, "message");
    await worker.terminate();
    return responses;
  };
}

export function percentile(numbers, percent) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}

export function formatStatusCounts(responses) {
  const counts = new Map();
  for (const { status, reason } of responses) counts.set(status || reason, (counts.get(status || reason) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} x ${count}`).join(", ");
}

export async function queryDatabase(url, text, values) {
  const client = await connect(url);
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

export const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
