import { writeFileSync } from "node:fs";
import { appendFile, chown, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isAlive } from "./process.ts";
import { startEmbedded } from "./start-embedded.ts";
import {
  createOpenFolder,
  endTestProgram,
  killAfterTest,
  queryUrl,
  readServerPid,
  startTestProgram,
  unwrap,
} from "./testing.ts";
import { testingDatabase } from "./testing-database.ts";

test("the next start joins the server left by a killed program, with every row", async () => {
  const folder = await createOpenFolder();
  const first = await startTestProgram(folder);
  const pid = await readServerPid(join(folder, "postgres", "cluster"));
  killAfterTest(pid);
  await queryUrl(first.ownerUrl, "create table kept (word text); insert into kept values ('here')");
  await endTestProgram(first, "SIGKILL");
  expect(isAlive(pid)).toBe(true);
  const second = await startTestProgram(folder);
  expect(second.joined).toBe(true);
  expect(await queryUrl(second.ownerUrl, "select word from kept")).toEqual([{ word: "here" }]);
  await endTestProgram(second, "SIGTERM");
  expect(isAlive(pid)).toBe(false);
});

test("two programs share one server, and the last one to stop stops it", async () => {
  const folder = await createOpenFolder();
  const [one, other] = await Promise.all([startTestProgram(folder), startTestProgram(folder)]);
  const pid = await readServerPid(join(folder, "postgres", "cluster"));
  killAfterTest(pid);
  expect([one.joined, other.joined].sort()).toEqual([false, true]);
  const [starter, joiner] = one.joined ? [other, one] : [one, other];
  await endTestProgram(starter, "SIGTERM");
  expect(await queryUrl(joiner.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await endTestProgram(joiner, "SIGTERM");
  expect(isAlive(pid)).toBe(false);
});

test("a start that waits for a server which is not ready says so", async () => {
  const folder = await createOpenFolder();
  const lines: string[] = [];
  const start = (log = (_line: string) => {}) =>
    startEmbedded({ folder, database: testingDatabase, log, durable: false });
  const first = unwrap(await start());
  const pidFile = join(folder, "postgres", "cluster", "postmaster.pid");
  const content = await readFile(pidFile, "utf8");
  writeFileSync(pidFile, content.replace("ready", "starting"));
  const second = start((line) => void lines.push(line));
  await expect
    .poll(() => lines, { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^PostgreSQL is not ready yet: /)]);
  writeFileSync(pidFile, content);
  const { joined, stop } = unwrap(await second);
  expect(joined).toBe(true);
  await Promise.all([first.stop(), stop()]);
}, 120_000);

test("a concurrent start and stop never leaves a program without a server", async () => {
  const folder = await createOpenFolder();
  const start = async () =>
    unwrap(await startEmbedded({ folder, database: testingDatabase, log: () => {}, durable: false }));
  const visit = async () => {
    const server = await start();
    expect(await queryUrl(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop();
  };
  for (let round = 0; round < 5; round += 1) await Promise.all([visit(), visit(), visit()]);
  const last = await start();
  expect(last.joined).toBe(false);
  await last.stop();
});

test("a killed server is started again despite its stale pid file", async () => {
  const folder = await createOpenFolder();
  const first = await startTestProgram(folder);
  const pid = await readServerPid(join(folder, "postgres", "cluster"));
  await queryUrl(first.ownerUrl, "create table kept (word text); insert into kept values ('here')");
  await endTestProgram(first, "SIGKILL");
  process.kill(pid, "SIGKILL");
  const second = await startTestProgram(folder);
  expect(second.joined).toBe(false);
  expect(await queryUrl(second.ownerUrl, "select word from kept")).toEqual([{ word: "here" }]);
  await endTestProgram(second, "SIGTERM");
});

test("a stale pid file whose pid now belongs to another process does not prevent the start", async () => {
  const folder = await createOpenFolder();
  const stranger = await startTestProgram(await createOpenFolder());
  const first = unwrap(await startEmbedded({ folder, database: testingDatabase, log: () => {}, durable: false }));
  const note = join(folder, "postgres", "cluster", "postmaster.pid");
  const words = await readFile(note, "utf8");
  await first.stop();
  const strangers = await readServerPid(join(new URL(stranger.url).searchParams.get("host") ?? "", "..", "cluster"));
  await writeFile(note, words.replace(/^\d+/, String(strangers)), { mode: 0o600 });
  const { uid, gid } = await stat(dirname(note));
  await chown(note, uid, gid);
  const second = unwrap(await startEmbedded({ folder, database: testingDatabase, log: () => {}, durable: false }));
  expect(second.joined).toBe(false);
  await second.stop();
  await endTestProgram(stranger, "SIGTERM");
});

test("locks and pid files of dead processes are ignored", async () => {
  const folder = await createOpenFolder();
  const dead = JSON.stringify({ pid: process.pid, began: "another time", token: "dead" });
  await mkdir(join(folder, "postgres", "users"), { recursive: true });
  await mkdir(join(folder, "postgres", "locks"), { recursive: true });
  await writeFile(join(folder, "postgres", "locks", "lock"), dead);
  await writeFile(join(folder, "postgres", "users", "1-dead"), dead);
  await appendFile(join(folder, "postgres", "users", "2-cut"), '{"pid":');
  const server = unwrap(await startEmbedded({ folder, database: testingDatabase, log: () => {}, durable: false }));
  const pid = await readServerPid(join(folder, "postgres", "cluster"));
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});
