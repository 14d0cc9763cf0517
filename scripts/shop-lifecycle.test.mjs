import { readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { fuzzRuns, fuzzSeed } from "@pecacerta/server/testing/fuzz";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fuzzPages } from "./fuzz-pages.ts";
import { databasePid, isProcessRunning, postRegistration, postSignIn, startShopProcess } from "./shop-process.mjs";

// The built shop on one data folder. The tests run in order: each starts with the folder as the last one left it.
let folder;
const newFolder = () => createTestFolder("living");
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = async (environment) => {
  const shop = await startShopProcess(folder, environment);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  if (!shop.url && !environment) throw new Error(`The shop did not start:\n${shop.output.join("\n")}`);
  return shop;
};

test("a first start loads the sample shop, and SIGTERM leaves no process behind", async () => {
  const shop = await start();
  expect(shop.output).toContain("The database is empty: loading the sample shop.");
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
  const database = databasePid(folder);
  expect(await shop.stop("SIGTERM")).toBe(0);
  expect(isProcessRunning(database)).toBe(false);
});

test("an interrupted or killed first start is completed by the next start", async () => {
  const fresh = await newFolder();
  onTestFinished(() => rm(fresh, { recursive: true, force: true }));
  const loading = /loading the sample/;
  const stopped = await startShopProcess(fresh, {}, loading);
  const database = databasePid(fresh);
  await stopped.stop("SIGTERM");
  expect(isProcessRunning(database)).toBe(false);
  const killed = await startShopProcess(fresh, {}, loading);
  await pause(1000);
  await killed.stop("SIGKILL");
  // Two processes at once also finish it.
  const both = await Promise.all([startShopProcess(fresh), startShopProcess(fresh)]);
  onTestFinished(() => both.forEach(({ child }) => void child.kill("SIGKILL")));
  const companies = both.map(({ output }) => output.filter((line) => line.includes("?company=")).length);
  expect(companies).toEqual([4, 4]);
  expect(await Promise.all(both.map((shop) => shop.stop("SIGTERM")))).toEqual([0, 0]);
});

test("acknowledged registrations survive kill -9 at different moments, and each next start succeeds", async () => {
  const acknowledged = [];
  for (let round = 0; round < 3; round += 1) {
    const shop = await start();
    expect(shop.url).toBeDefined();
    const work = Array.from({ length: 6 }, async (_, number) => {
      const name = `kill-${round}-${number}`;
      if ((await postRegistration(shop, name)) === 201) acknowledged.push(name);
    });
    // By now the first requests have responses and the last are running.
    await Promise.race([Promise.all(work), pause(150 + 100 * round)]);
    await shop.stop("SIGKILL");
    await Promise.all(work);
  }
  const shop = await start();
  for (const name of acknowledged) expect(await postSignIn(shop, name), name).toBe(200);
  expect(await shop.stop("SIGINT")).toBe(0);
});

test("two processes share one data folder; one can be killed and another started while the other serves", async () => {
  const one = await start();
  const other = await start();
  expect(await postRegistration(one, "shared")).toBe(201);
  expect(await postSignIn(other, "shared")).toBe(200);
  await one.stop("SIGKILL");
  expect(await postSignIn(other, "shared")).toBe(200);
  const third = await start();
  expect(await other.stop("SIGTERM")).toBe(0);
  expect(await postSignIn(third, "shared")).toBe(200);
  const database = databasePid(folder);
  expect(await third.stop("SIGTERM")).toBe(0);
  expect(isProcessRunning(database)).toBe(false);
});

test("the shop survives a restart of its database and serves again within five seconds", async () => {
  const shop = await start();
  // PostgreSQL restarts itself when a backend is killed: every connection breaks.
  const backend = backendOf(databasePid(folder));
  expect(backend).toBeGreaterThan(1);
  process.kill(backend, "SIGKILL");
  const since = performance.now();
  while ((await postSignIn(shop, "shared")) !== 200 && performance.now() - since < 10_000) await pause(50);
  expect(performance.now() - since).toBeLessThan(5000);
  expect(await shop.stop("SIGTERM")).toBe(0);
});

test("SIGTERM under load loses no request that was sent before the shop reported that it is not ready", async () => {
  // On a busy machine a balancer hears late that the shop is not ready.
  const shop = await start({ DRAIN_SECONDS: "5" });
  const responses = [];
  let [ready, stopping] = [true, false];
  // Like a load balancer: polls readiness and sends nothing once the shop is not ready.
  const balancer = async () => {
    while (ready) {
      const { status } = await fetch(`${shop.url}/readyz`);
      ready = !stopping || status === 200;
      await pause(100);
    }
  };
  const caller = async () => {
    while (ready) {
      responses.push(await statusOf(`${shop.url}/ecommerce/categories/all`));
      await pause(20);
    }
  };
  const callers = [balancer(), ...Array.from({ length: 8 }, caller)];
  await expect.poll(() => responses.length).toBeGreaterThan(20);
  stopping = true;
  expect(await shop.stop("SIGTERM")).toBe(0);
  await Promise.all(callers);
  expect([...new Set(responses)]).toEqual([200]);
});

async function statusOf(address) {
  try {
    const answer = await fetch(address, { headers: { ecommerce: "pecacerta" } });
    await answer.text();
    return answer.status;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

test("no generated page address is answered with 5xx or ends the process", async () => {
  const shop = await start();
  const count = fuzzRuns(250);
  const { requests, statuses, failures } = await fuzzPages({ url: shop.url, count, seed: fuzzSeed });
  expect(failures).toEqual([]);
  expect(requests).toBe(2 * count);
  for (const status of [200, 400, 404]) expect([...statuses.keys()]).toContain(status);
  expect((await fetch(shop.url)).status).toBe(200);
  expect(await shop.stop("SIGTERM")).toBe(0);
});

test("an obstacle to starting is reported as one line with exit code 1", async () => {
  const shop = await start();
  const { port } = new URL(shop.url);
  const closed = join(folder, "file");
  await writeFile(closed, "");
  const obstacles = [
    [{ PORT: port }, /port is in use: .*Set PORT/],
    [{ PORT: "many" }, /PORT must be a number/],
    [{ DATA_DIR: join(closed, "data") }, /The data folder .*file\/data cannot be used/],
    [
      { DATABASE_URL: "postgresql://nobody:secret@127.0.0.1:1/none" },
      /nobody:\*\*\*@127\.0\.0\.1:1\/none cannot be reached/,
    ],
  ];
  for (const [environment, line] of obstacles) {
    const refused = await start(environment);
    expect(await refused.exited).toBe(1);
    expect(refused.output.filter((text) => !text.startsWith("{"))).toEqual([expect.stringMatching(line)]);
  }
  await shop.stop("SIGTERM");
});

/** The PostgreSQL process that serves one connection of the shop. */
function backendOf(server) {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), processInfo: readProcessInfo(name) }));
  const found = processes.find(
    ({ processInfo }) => processInfo.parent === server && processInfo.line.includes("pecacerta_login pecacerta"),
  );
  return found?.pid ?? 0;
}

function readProcessInfo(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    return { parent, line: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
  } catch {
    return { parent: 0, line: "" };
  }
}
