import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { rootDir } from "./root-dir.mjs";
import { databasePid, isProcessRunning, postRegistration, postSignIn, startShopProcess } from "./shop-process.mjs";

// `npm start` with a program that fails, on one data folder with the embedded database.
let folder;
beforeAll(async () => {
  folder = await createTestFolder("restarts");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startSupervised() {
  const importFlag = `--import=${join(rootDir, "scripts", "crash-on-signal-for-tests.mjs")}`;
  const settings = { NODE_OPTIONS: importFlag, LOG_LEVEL: "warn" };
  const shop = await startShopProcess(folder, settings, undefined, ["scripts/start.mjs"]);
  onTestFinished(() => void shop.child.kill("SIGKILL"));
  expect(shop.url, shop.output.join("\n")).toBeDefined();
  return shop;
}

/** The process that the launcher started last. */
function programPid({ child }) {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ");
  return Number(children.at(-1));
}

async function waitUntilRestarted(shop, before) {
  const since = performance.now();
  while (programPid(shop) === before || (await statusOf(`${shop.url}/readyz`)) !== 200) {
    expect(performance.now() - since, shop.output.join("\n")).toBeLessThan(60_000);
    await pause(20);
  }
}

const statusOf = (address) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

async function restartsOf(shop) {
  const address = shop.output.findLast((line) => line.startsWith("Metrics: ")).replace("Metrics: ", "");
  return /^process_restarts_total (\d+)$/m.exec(await (await fetch(address)).text())?.[1];
}

/** A sign-in request whose body is sent in two parts; `finish` sends the second. */
function slowSignIn(url) {
  const body = new URLSearchParams({ email: "cliente@example.com", password: "pecacerta" }).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
    ecommerce: "pecacerta",
  };
  const outgoing = request(`${url}/ecommerce/login`, { method: "POST", headers, agent: false });
  const response = new Promise((resolve, reject) => {
    outgoing.once("response", (answer) => resolve(answer.resume().statusCode)).once("error", reject);
  });
  const started = new Promise((resolve) => outgoing.write(body.slice(0, 5), resolve));
  return { started, response, finish: () => outgoing.end(body.slice(5)) };
}

test("a shop whose program fails repeatedly keeps serving, finishes its requests and loses nothing", async () => {
  const shop = await startSupervised();
  const database = databasePid(folder);
  expect(await restartsOf(shop)).toBe("0");

  // An exception, then a rejection: the old process finishes its requests while the new one already serves.
  for (const restarts of ["1", "2"]) {
    const program = programPid(shop);
    const slow = slowSignIn(shop.url);
    await slow.started;
    process.kill(program, "SIGUSR2");
    await waitUntilRestarted(shop, program);
    expect(isProcessRunning(program)).toBe(true);
    slow.finish();
    expect(await slow.response).toBe(200);
    expect(await restartsOf(shop)).toBe(restarts);
    expect(await postRegistration(shop, `before-failure-${restarts}`)).toBe(201);
  }
  // Every new process joined the embedded database before the old one left it.
  expect(databasePid(folder)).toBe(database);
  const log = shop.output.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  expect(log.filter(({ level, msg }) => level === 60 && msg === "uncaught exception")).toHaveLength(2);
  expect(log).toContainEqual(expect.objectContaining({ level: 40, restarts: 2, reason: "uncaught exception" }));
  expect(shop.output).toContainEqual(
    expect.stringMatching(/^The shop failed \(uncaught exception\)\. It starts again/),
  );

  const killed = programPid(shop);
  process.kill(killed, "SIGKILL");
  await waitUntilRestarted(shop, killed);
  expect(await restartsOf(shop)).toBe("3");
  expect(await postSignIn(shop, "before-failure-2")).toBe(200);
  // A signal sent to the program itself is a request to stop, not a failure.
  process.kill(programPid(shop), "SIGTERM");
  expect(await shop.exited).toBe(0);
  expect(isProcessRunning(database)).toBe(false);
});

test("killing the launcher stops the restarted program", async () => {
  const shop = await startSupervised();
  const first = programPid(shop);
  process.kill(first, "SIGKILL");
  await waitUntilRestarted(shop, first);
  const second = programPid(shop);
  await shop.stop("SIGKILL");
  for (let wait = 0; wait < 500 && isProcessRunning(second); wait += 1) await pause(20);
  expect(isProcessRunning(second)).toBe(false);
});
