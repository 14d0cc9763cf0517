import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fuzzRuns, fuzzSeed } from "@pecacerta/server/testing/fuzz";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fuzzPages } from "./fuzz-pages.ts";
import {
  databasePid,
  isProcessRunning,
  postRegistration,
  postSignIn,
  startShopFromSources,
  startShopProcess,
} from "./shop-process.mjs";

// The shop as it is built and as it is started, on one data folder, through what may happen to it. One test after the
// other: each begins where the last one left the folder.
let folder;
const newFolder = async () => {
  const created = await mkdtemp("/tmp/pecacerta-living-");
  // Root's PostgreSQL runs as somebody else, who has to get in here.
  await chmod(created, 0o755);
  return created;
};
beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = async (environment) => {
  const shop = await startShopProcess(folder, environment);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  if (!shop.url && !environment) throw new Error(`The shop did not start:\n${shop.said.join("\n")}`);
  return shop;
};

test("a first start loads the sample shop, and SIGTERM leaves no process behind", async () => {
  const shop = await start();
  expect(shop.said).toContain("The database is empty: loading the sample shop.");
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  const database = databasePid(folder);
  expect(await shop.stop("SIGTERM")).toBe(0);
  expect(isProcessRunning(database)).toBe(false);
});

test("a first start that is asked to stop, or killed, in the middle is finished by the next one", async () => {
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
  // And two at once finish it together.
  const both = await Promise.all([startShopProcess(fresh), startShopProcess(fresh)]);
  onTestFinished(() => both.forEach(({ child }) => void child.kill("SIGKILL")));
  const companies = both.map(({ said: output }) => output.filter((line) => line.includes("?company=")).length);
  expect(companies).toEqual([3, 3]);
  expect(await Promise.all(both.map((shop) => shop.stop("SIGTERM")))).toEqual([0, 0]);
});

test("what was acknowledged is there after kill -9 at different moments, and each next start just works", async () => {
  const acknowledged = [];
  for (let round = 0; round < 3; round += 1) {
    const shop = await start();
    expect(shop.url).toBeDefined();
    const work = Array.from({ length: 6 }, async (_, number) => {
      const name = `kill-${round}-${number}`;
      if ((await postRegistration(shop, name)) === 201) acknowledged.push(name);
    });
    // The first answers are given, the last are under way.
    await Promise.race([Promise.all(work), pause(150 + 100 * round)]);
    await shop.stop("SIGKILL");
    await Promise.all(work);
  }
  const shop = await start();
  for (const name of acknowledged) expect(await postSignIn(shop, name), name).toBe(200);
  expect(await shop.stop("SIGINT")).toBe(0);
});

test("two processes serve from one folder; one may be killed and another may come while the other serves on", async () => {
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

test("the shop outlives a restart of its database and serves again within five seconds", async () => {
  const shop = await start();
  // A backend that is killed outright makes PostgreSQL restart itself: every connection breaks.
  const backend = backendOf(databasePid(folder));
  expect(backend).toBeGreaterThan(1);
  process.kill(backend, "SIGKILL");
  const since = performance.now();
  while ((await postSignIn(shop, "shared")) !== 200 && performance.now() - since < 10_000) await pause(50);
  expect(performance.now() - since).toBeLessThan(5000);
  expect(await shop.stop("SIGTERM")).toBe(0);
});

test("SIGTERM under load loses nothing that was sent before the shop said that it is not ready any more", async () => {
  const shop = await start();
  const responses = [];
  let ready = true;
  // As a load balancer does it: it looks often, and sends nothing more once the shop says no.
  const balancer = async () => {
    while (ready) {
      ready = (await fetch(`${shop.url}/readyz`)).status === 200;
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
  await pause(500);
  expect(await shop.stop("SIGTERM")).toBe(0);
  await Promise.all(callers);
  expect(responses.length).toBeGreaterThan(20);
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

test("while developing, a page is made from the sources, and SIGTERM ends that too", async () => {
  const shop = await startShopFromSources(folder);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  expect(shop.url, shop.said.join("\n")).toBeDefined();
  const page = await (await fetch(`${shop.url}/products`)).text();
  expect(page).toContain("<h1");
  expect(page).toContain("/app/entry.client.tsx");
  expect((await fetch(`${shop.url}/app/entry.client.tsx`)).headers.get("content-type")).toContain("javascript");
  expect(await shop.stop("SIGTERM")).toBe(0);
});

test("what stands in the way of a start is one line and exit code 1", async () => {
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
    expect(await refused.ended).toBe(1);
    expect(refused.said.filter((text) => !text.startsWith("{"))).toEqual([expect.stringMatching(line)]);
  }
  await shop.stop("SIGTERM");
});

/** A process that serves one connection of the shop. */
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
