import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sendRequest } from "./faults/harness.mjs";
import { createOrderingCustomer, findProductWithStock, orderNumber, sendOrder } from "./faults/orders.mjs";
import { databasePid, isProcessRunning, startShopProcess } from "./shop-process.mjs";

const SOON = { timeout: 60_000, interval: 50 };

// `npm start` with two workers on one data folder, whose embedded database is killed.
let folder;
beforeAll(async () => {
  folder = await createTestFolder("database");
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const statusOf = async (url, headers = {}) => (await sendRequest(url, { headers })).status;

async function readJson(url) {
  const { status, text } = await sendRequest(url);
  return { status, ...JSON.parse(text) };
}

async function orderAgain(url, token, product) {
  let answer;
  const key = randomUUID();
  const place = async () => {
    answer = await sendOrder(url, token, key, product);
    return answer.status;
  };
  await expect.poll(place, SOON).toBe(201);
  return orderNumber(answer);
}

test("a killed database returns with every order, says so in the log and at /healthz, and one worker starts it", async () => {
  const shop = await startShopProcess(folder, { WORKERS: "2" }, /^Worker 2 (is ready)/, ["scripts/start.mjs"]);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  const [, url] = /is ready: (http:\S+)/.exec(shop.output.join("\n")) ?? [];
  expect(url, shop.output.join("\n")).toBeDefined();
  const linesAbout = (pattern) => shop.output.filter((line) => pattern.test(line));
  const [product, { token }] = [await findProductWithStock(url), await createOrderingCustomer(url)];
  const numbers = [await orderAgain(url, token, product)];
  expect(await readJson(`${url}/healthz`)).toEqual({ status: "ok", database: "running" });

  const first = databasePid(folder);
  process.kill(first, "SIGKILL");
  await expect.poll(() => linesAbout(/^The database is back, /).length, SOON).toBe(1);
  numbers.push(await orderAgain(url, token, product));
  expect(linesAbout(/^The database ended/)).toEqual([
    expect.stringMatching(/^The database ended \(.+\)\. It starts again in 0\.2 s: restart 1\.$/),
  ]);

  // A start that fails: the state is seen from outside, with PostgreSQL's reason in the log.
  const settings = join(folder, "postgres", "cluster", "postgresql.conf");
  const before = readFileSync(settings, "utf8");
  appendFileSync(settings, "no_such_setting = on\n");
  process.kill(databasePid(folder), "SIGKILL");
  const complaint = /^The database is still away: PostgreSQL did not start .+postgresql\.conf/;
  await expect.poll(() => linesAbout(complaint).length, SOON).toBeGreaterThan(0);
  await expect.poll(() => readJson(`${url}/healthz`), SOON).toEqual({ status: "ok", database: "restarting" });
  await expect.poll(() => readJson(`${url}/readyz`), SOON).toMatchObject({ reason: "the database restarts" });
  expect(await statusOf(`${url}/readyz`)).toBe(503);
  writeFileSync(settings, before);
  await expect.poll(() => statusOf(`${url}/readyz`), SOON).toBe(200);
  numbers.push(await orderAgain(url, token, product));

  for (const number of numbers) {
    const headers = { ecommerce: "pecacerta", authorization: `Bearer ${token}` };
    expect(await statusOf(`${url}/ecommerce/user/orders/${number}`, headers), `order ${number}`).toBe(200);
  }
  expect(linesAbout(/ failed \(/)).toEqual([]);
  const last = databasePid(folder);
  expect(await shop.stop("SIGTERM")).toBe(0);
  expect([first, last].filter(isProcessRunning)).toEqual([]);
});

test("Ctrl-C ends a shop whose database cannot start", async () => {
  const shop = await startShopProcess(folder, {}, undefined, ["scripts/start.mjs"]);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  const settings = join(folder, "postgres", "cluster", "postgresql.conf");
  const before = readFileSync(settings, "utf8");
  appendFileSync(settings, "no_such_setting = on\n");
  process.kill(databasePid(folder), "SIGKILL");
  await expect.poll(() => shop.output.some((line) => line.startsWith("The database is still away")), SOON).toBe(true);
  expect(await shop.stop("SIGINT")).toBe(0);
  writeFileSync(settings, before);
});
