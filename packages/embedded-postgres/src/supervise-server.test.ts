import { existsSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
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

const SOON = { timeout: 60_000, interval: 50 };

async function startSupervised(durable = false) {
  const folder = await createOpenFolder();
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const server = unwrap(await startEmbedded({ folder, database: testingDatabase, log, durable }));
  onTestFinished(() => server.stop());
  const cluster = join(folder, "postgres", "cluster");
  const pid = () => readServerPid(cluster);
  const backLines = () =>
    lines.filter((line) => /^The database is back, \d+\.\d s after it ended\.$/.test(line)).length;
  return { ...server, folder, cluster, lines, pid, backLines };
}

type Supervised = Awaited<ReturnType<typeof startSupervised>>;

const answerOf = ({ url }: Supervised) =>
  queryUrl(url, "select 1 as one").then(
    () => "yes",
    () => "no",
  );

async function killAndWait(server: Supervised): Promise<void> {
  const before = server.backLines();
  process.kill(await server.pid(), "SIGKILL");
  await expect.poll(server.backLines, SOON).toBe(before + 1);
  expect(await answerOf(server)).toBe("yes");
}

test("a killed server is back at the same URL with every committed row, each time after a longer pause", async () => {
  const server = await startSupervised(true);
  await queryUrl(server.ownerUrl, "create table kept (word text)");
  for (const word of ["one", "two", "three"]) {
    await queryUrl(server.ownerUrl, `insert into kept values ('${word}')`);
    await killAndWait(server);
    expect(server.health.state()).toBe("running");
  }
  expect(server.health.restarts()).toBe(3);
  expect(await queryUrl(server.ownerUrl, "select word from kept")).toEqual([
    { word: "one" },
    { word: "two" },
    { word: "three" },
  ]);
  expect(server.lines.filter((line) => line.includes("ended ("))).toEqual([
    "The database ended (SIGKILL). It starts again in 0.2 s: restart 1.",
    "The database ended (SIGKILL). It starts again in 0.4 s: restart 2.",
    "The database ended (SIGKILL). It starts again in 0.8 s: restart 3.",
  ]);
});

test("a process of the killed server that is busy with a statement does not hold up the next one", async () => {
  const server = await startSupervised();
  const client = new pg.Client(server.url);
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const busy = client.query("select count(*) from generate_series(1, 1e12)").catch(() => "cut");
  await expect
    .poll(() => queryUrl(server.ownerUrl, `select state from pg_stat_activity where pid = ${rows[0].pid}`), SOON)
    .toEqual([{ state: "active" }]);
  await killAndWait(server);
  expect(isAlive(rows[0].pid)).toBe(false);
  expect(await busy).toBe("cut");
});

test("a server that cannot start says why, is tried again, and can be stopped meanwhile", async () => {
  const server = await startSupervised();
  const settings = join(server.cluster, "postgresql.conf");
  const before = await readFile(settings, "utf8");
  await appendFile(settings, "no_such_setting = on\n");
  process.kill(await server.pid(), "SIGKILL");
  const complaint = /^The database is still away: PostgreSQL did not start .+postgresql\.conf.+ follows in 0\.8 s\.$/;
  await expect.poll(() => server.lines, SOON).toContainEqual(expect.stringMatching(complaint));
  expect(server.health.state()).toBe("restarting");
  await writeFile(settings, before);
  await expect.poll(server.backLines, SOON).toBe(1);
  await appendFile(settings, "no_such_setting = on\n");
  process.kill(await server.pid(), "SIGKILL");
  await expect.poll(server.health.state, SOON).toBe("restarting");
  await server.stop();
  await writeFile(settings, before);
  const next = unwrap(
    await startEmbedded({ folder: server.folder, database: testingDatabase, log: () => {}, durable: false }),
  );
  expect(next.joined).toBe(false);
  await next.stop();
});

test("a frozen server and a killed connection recover without a restart", async () => {
  const server = await startSupervised();
  const pid = await server.pid();
  process.kill(pid, "SIGSTOP");
  await expect.poll(() => server.lines, SOON).toContainEqual(expect.stringMatching(/was frozen .* goes on: 1 of/));
  await expect.poll(() => answerOf(server), SOON).toBe("yes");
  const client = new pg.Client(server.url);
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  process.kill(rows[0].pid, "SIGKILL");
  await expect.poll(() => answerOf(server), SOON).toBe("yes");
  expect(await server.pid()).toBe(pid);
  expect(server.backLines()).toBe(0);
});

test("of two programs one starts the server again; when that one was killed, the other does", async () => {
  const first = await startTestProgram(await createOpenFolder());
  const cluster = join(new URL(first.url).searchParams.get("host") ?? "", "..", "cluster");
  const lines: string[] = [];
  const folder = join(cluster, "..", "..");
  // Of two programs, the one that has this lock supervises.
  await expect.poll(() => existsSync(join(cluster, "..", "locks", "supervisor")), SOON).toBe(true);
  const log = (line: string) => void lines.push(line);
  const second = unwrap(await startEmbedded({ folder, database: testingDatabase, log, durable: false }));
  const alive = () => queryUrl(second.url, "select 1 as one").catch(() => []);
  process.kill(await readServerPid(cluster), "SIGKILL");
  await expect.poll(alive, SOON).toEqual([{ one: 1 }]);
  expect(lines).toEqual([]);
  await endTestProgram(first, "SIGKILL");
  const pid = await readServerPid(cluster);
  process.kill(pid, "SIGKILL");
  await expect.poll(alive, SOON).toEqual([{ one: 1 }]);
  expect(lines[0]).toMatch(
    /^The database ended \(another process started it\)\. It starts again in 0\.2 s: restart 1\.$/,
  );
  const last = await readServerPid(cluster);
  killAfterTest(last);
  expect(last).not.toBe(pid);
  await second.stop();
  expect(isAlive(last)).toBe(false);
});
