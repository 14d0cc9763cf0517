import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { databasePid, isProcessRunning, postRegistration, postSignIn, startShopProcess } from "./shop-process.mjs";

// `npm start` with WORKERS=2, on one data folder with the embedded database.
let folder;
beforeAll(async () => {
  folder = await createTestFolder("workers");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startTwoWorkers() {
  const shop = await startShopProcess(folder, { WORKERS: "2" }, /^Worker 2 (is ready)/, ["scripts/start.mjs"]);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  const [, url] = /is ready: (http:\S+)/.exec(shop.output.join("\n")) ?? [];
  expect(url, shop.output.join("\n")).toBeDefined();
  return { ...shop, url };
}

const pidsOf = ({ child }) =>
  readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ").map(Number);

async function waitUntil(condition, explanation) {
  for (let wait = 0; wait < 3000 && !(await condition()); wait += 1) await pause(20);
  expect(await condition(), explanation()).toBe(true);
}

/** The status of a page or call over a connection of its own, or the code of the error. */
const statusOf = (url, path) =>
  new Promise((resolve) => {
    const headers = { ecommerce: "pecacerta" };
    const request = get(`${url}${path}`, { agent: new Agent(), headers }, (response) =>
      response
        .resume()
        .on("end", () => resolve(response.statusCode))
        .on("error", ({ code }) => resolve(code)),
    );
    request.on("error", ({ code }) => resolve(code));
  });

const metricsAddresses = ({ output }) => output.flatMap((line) => /Metrics: (\S+)/.exec(line)?.slice(1) ?? []);

async function metricOf(address, name) {
  const text = await (await fetch(address)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
}

test("two workers share the port: both serve, one is killed and returns, and a stop leaves no process", async () => {
  const shop = await startTwoWorkers();
  const explanation = () => shop.output.join("\n");
  expect(shop.output.filter((line) => line.includes("is ready"))).toHaveLength(2);
  const warnings = shop.output.filter((line) => line.startsWith("WARNING"));
  expect(warnings).toEqual([expect.stringContaining("RATE_LIMITS=off")]);
  const database = databasePid(folder);
  const [first, second] = pidsOf(shop);

  // The kernel distributes connections at random: both have answered sooner or later.
  const pagesOf = async (address) => (await metricOf(address, "http_kept_pages_total")) || 0;
  await waitUntil(async () => {
    expect(await statusOf(shop.url, "/products")).toBe(200);
    const served = await Promise.all(metricsAddresses(shop).map(pagesOf));
    return served.length === 2 && served.every((pages) => pages > 0);
  }, explanation);

  // A dying worker resets connections; once it is dead, the other answers every request.
  const hasFailed = () => shop.output.some((line) => line.startsWith("Worker 2 failed"));
  const answers = [];
  let isDone = false;
  const caller = async () => {
    while (!isDone) {
      const isAfterwards = hasFailed();
      answers.push({ isAfterwards, status: await statusOf(shop.url, "/ecommerce/categories/all") });
    }
  };
  const callers = Array.from({ length: 4 }, caller);
  await waitUntil(() => answers.length > 20, explanation);
  process.kill(second, "SIGKILL");
  await waitUntil(() => metricsAddresses(shop).length === 3, explanation);
  isDone = true;
  await Promise.all(callers);
  const statusesOf = (when) => new Set(answers.filter(when).map(({ status }) => status));
  expect(statusesOf(({ isAfterwards }) => isAfterwards)).toEqual(new Set([200]));
  const errorsBefore = statusesOf(({ isAfterwards, status }) => !isAfterwards && status !== 200);
  errorsBefore.delete("ECONNRESET");
  expect(errorsBefore).toEqual(new Set());
  expect(shop.output).toContainEqual(expect.stringMatching(/^Worker 2 failed \(SIGKILL\)\. It starts again in 0\.2 s/));
  const [same, restarted] = pidsOf(shop);
  expect(same).toBe(first);
  expect(await metricOf(metricsAddresses(shop).at(-1), "process_restarts_total")).toBe(1);
  expect(await metricOf(metricsAddresses(shop)[0], "process_restarts_total")).toBe(0);

  // The key of the mails that were not sent is the same in both, and after the restart.
  const [mails] = shop.output.flatMap((line) => /sent: \S+(\/dev\/mail\S+)/.exec(line)?.slice(1) ?? []);
  for (let time = 0; time < 8; time += 1) expect(await statusOf(shop.url, mails)).toBe(200);

  expect(await shop.stop("SIGTERM")).toBe(0);
  for (const pid of [first, restarted, database]) expect(isProcessRunning(pid)).toBe(false);
});

test("workers share sign-ins, keep their port from another shop, and end with a killed launcher", async () => {
  const shop = await startTwoWorkers();
  const explanation = () => shop.output.join("\n");
  expect(await postRegistration(shop, "worker")).toBe(201);
  for (let time = 0; time < 8; time += 1) expect(await postSignIn(shop, "worker")).toBe(200);
  const refused = await startShopProcess(folder, { WORKERS: "2", PORT: new URL(shop.url).port }, undefined, [
    "scripts/start.mjs",
  ]);
  expect(await refused.exited).toBe(1);
  expect(refused.output).toEqual([expect.stringMatching(/^The port is in use: .* Set PORT to another\.$/)]);

  const pids = [...pidsOf(shop), databasePid(folder)];
  await shop.stop("SIGKILL");
  await waitUntil(() => !pids.some(isProcessRunning), explanation);
});
