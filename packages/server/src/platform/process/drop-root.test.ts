import { randomInt } from "node:crypto";
import { chmod, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { findServerAccount, isRoot } from "@pecacerta/embedded-postgres/account";
import { isAlive } from "@pecacerta/embedded-postgres/process";
import {
  createOpenFolder,
  endTestProgram,
  killAfterTest,
  queryUrl,
  readServerPid,
  startTestProgram,
} from "@pecacerta/embedded-postgres/testing";
import { expect, onTestFinished, test } from "vitest";
import { databaseUrl } from "../../../testing/database.ts";
import { type RunningProgram, startProgram } from "../../../testing/start-program.ts";
import { startDatabaseProxy } from "../../../testing/tcp-proxy.ts";

const EMBEDDED_PROGRAM = join(import.meta.dirname, "../../../testing/embedded-database-program.ts");
const PRODUCTION = { NODE_ENV: "production" };

/** The numbers under which a process runs: real, effective, saved and file system, of the user and of the group. */
async function idsOf(program: RunningProgram): Promise<number[]> {
  const status = await readFile(`/proc/${program.process.pid}/status`, "utf8");
  return [/^Uid:(.*)$/m, /^Gid:(.*)$/m].flatMap((line) =>
    (line.exec(status)?.[1] ?? "").trim().split(/\s+/).map(Number),
  );
}

async function start(environment: Record<string, string>): Promise<RunningProgram> {
  const program = await startProgram({ ...PRODUCTION, ...environment });
  onTestFinished(() => void program.process.kill("SIGKILL"));
  return program;
}

async function stop(program: RunningProgram): Promise<number | null> {
  program.process.kill("SIGTERM");
  return await program.exitCode;
}

/** The expected user of the shop: the user who runs the tests, or one of `names` instead of root. */
async function expectedIds(names?: string[]): Promise<number[]> {
  const account = await findServerAccount(names);
  const { uid, gid } = (account.ok && account.value) || { uid: process.getuid?.(), gid: process.getgid?.() };
  return [...Array(4).fill(uid), ...Array(4).fill(gid)];
}

/** On a busy machine the database may be slow for a moment. */
const expectReady = ({ address }: RunningProgram): Promise<void> =>
  expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 10_000 }).toBe(200);

const LINE = /^Running as \S+ instead of root\.$/m;

/** The test database's own socket is for its account alone. */
async function openNetworkDatabase(): Promise<string> {
  const { proxy, url } = await startDatabaseProxy(databaseUrl());
  onTestFinished(proxy.close);
  return url;
}

test("with a system PostgreSQL the shop drops root, serves and stops in order", async () => {
  const program = await start({ DATABASE_URL: await openNetworkDatabase() });
  expect(await idsOf(program)).toEqual(await expectedIds(["pecacerta"]));
  expect(LINE.test(program.output())).toBe(isRoot());
  await expectReady(program);
  expect((await fetch(program.internal)).status).toBe(200);
  expect(await stop(program)).toBe(0);
  expect(program.output()).not.toContain("stays root");
});

test("with the embedded PostgreSQL it drops root, stops the server on exit, and starts again", async () => {
  const DATA_DIR = await createOpenFolder();
  for (const round of [1, 2]) {
    const program = await start({ DATABASE_URL: "", DATA_DIR });
    const server = await readServerPid(join(DATA_DIR, "postgres", "cluster"));
    killAfterTest(server);
    expect(await idsOf(program), `round ${round}`).toEqual(await expectedIds());
    await expectReady(program);
    const [uid] = await expectedIds();
    expect((await stat(join(DATA_DIR, "pictures"))).uid, "who writes pictures").toBe(uid);
    expect(await stop(program)).toBe(0);
    expect(isAlive(server)).toBe(false);
  }
});

test("a shop that dropped root shares the embedded server with a program that stays root", async () => {
  const DATA_DIR = await createOpenFolder();
  // Root's usual umask on hardened machines: other users must still be able to read the files.
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const program = await start({ DATABASE_URL: "", DATA_DIR });
  const server = await readServerPid(join(DATA_DIR, "postgres", "cluster"));
  killAfterTest(server);
  const command = await startTestProgram(DATA_DIR, "", EMBEDDED_PROGRAM);
  expect(command.joined).toBe(true);
  // The shop leaves and must see that root's program lives.
  expect(await stop(program)).toBe(0);
  expect(await queryUrl(command.url, "select 1 as one")).toEqual([{ one: 1 }]);

  // Root's program is killed, and with it the holder of a lock: the shop must see that both are dead.
  const next = await start({ DATABASE_URL: "", DATA_DIR });
  await endTestProgram(command, "SIGKILL");
  const lock = join(DATA_DIR, "postgres", "locks", "lock");
  await writeFile(lock, JSON.stringify({ pid: process.pid, began: "another time", token: "dead" }));
  await chmod(lock, 0o644);
  expect(await stop(next)).toBe(0);
  expect(isAlive(server)).toBe(false);

  // Root's program outlives the shop, and ends the server as the last one.
  const last = await start({ DATABASE_URL: "", DATA_DIR });
  const lastServer = await readServerPid(join(DATA_DIR, "postgres", "cluster"));
  killAfterTest(lastServer);
  const other = await startTestProgram(DATA_DIR, "", EMBEDDED_PROGRAM);
  last.process.kill("SIGKILL");
  await last.exitCode;
  await endTestProgram(other, "SIGTERM");
  expect(isAlive(lastServer)).toBe(false);
});

test.runIf(isRoot())("a port that only root may open is opened first", async () => {
  const PORT = String(await freePrivilegedPort());
  const program = await start({ PORT, DATABASE_URL: await openNetworkDatabase() });
  expect(await idsOf(program)).toEqual(await expectedIds(["pecacerta"]));
  await expectReady(program);
  expect(await stop(program)).toBe(0);
});

test.runIf(isRoot())("where the other user cannot use the data folder the shop stays root and says why", async () => {
  const DATA_DIR = await createOpenFolder();
  await chmod(DATA_DIR, 0o700);
  const program = await start({ DATABASE_URL: "", DATA_DIR });
  const place = (await readFile(join(DATA_DIR, "postgres", "elsewhere"), "utf8")).trim();
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  expect(await idsOf(program)).toEqual(Array(8).fill(0));
  const line = `WARNING: the shop stays root: the system user number \\d+ cannot write to ${DATA_DIR}/postgres/locks\\.$`;
  expect(program.output()).toMatch(new RegExp(line, "m"));
  expect(await stop(program)).toBe(0);
});

test.runIf(isRoot())("where the other user cannot reach new pictures the shop stays root", async () => {
  const DATA_DIR = await createOpenFolder();
  await chmod(DATA_DIR, 0o700);
  const program = await start({ DATA_DIR });
  expect(await idsOf(program)).toEqual(Array(8).fill(0));
  expect(program.output()).toMatch(new RegExp(`cannot read ${DATA_DIR}/pictures\\.$`, "m"));
  expect(await stop(program)).toBe(0);
});

// Two test projects run at once: random ports avoid conflicts.
/** `fetch` refuses 601, 636 and some from here on. */
const FIRST_PORT_FETCH_REFUSES = 989;

async function freePrivilegedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(640, FIRST_PORT_FETCH_REFUSES);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}
