import { existsSync } from "node:fs";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive } from "./process.ts";
import { startEmbedded } from "./start-embedded.ts";
import { createOpenFolder, queryUrl, readServerPid, unwrap } from "./testing.ts";
import { testingDatabase } from "./testing-database.ts";

const start = async (folder: string, durable = false) =>
  unwrap(await startEmbedded({ folder, database: testingDatabase, log: () => {}, durable }));

test("a first start creates a database, and a second start finds its rows", async () => {
  const folder = join(await createOpenFolder(), "data");
  const first = await start(folder, true);
  expect(first.joined).toBe(false);
  await queryUrl(first.ownerUrl, "create table kept (word text); insert into kept values ('ção')");
  await first.stop();
  const second = await start(folder, true);
  expect(second.joined).toBe(false);
  expect(await queryUrl(second.ownerUrl, "select upper(word) as word from kept")).toEqual([{ word: "ÇÃO" }]);
  await second.stop();
});

test("stopping leaves no process and no socket, and a second stop does nothing", async () => {
  const folder = await createOpenFolder();
  const server = await start(folder);
  const pid = await readServerPid(join(folder, "postgres", "cluster"));
  await server.stop();
  await server.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await readdir(join(folder, "postgres", "socket"))).toEqual([]);
  expect(await readdir(join(folder, "postgres", "users"))).toEqual([]);
});

test("the database listens on no port, its user is no superuser, and only the owner can read its password", async () => {
  const folder = await createOpenFolder();
  const { url, stop } = await start(folder);
  const rows = await queryUrl(
    url,
    "select current_setting('listen_addresses') as port, rolsuper or rolbypassrls as strong from pg_roles where rolname = current_user",
  );
  expect(rows).toEqual([{ port: "", strong: false }]);
  expect((await stat(join(folder, "postgres", "password"))).mode & 0o777).toBe(0o600);
  await expect(queryUrl(url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow(/password/);
  await expect(queryUrl(url.replace("//example_login:", "//postgres:"), "select 1")).rejects.toThrow(/password/);
  await stop();
});

test("a data folder whose path is too long for a socket works", async () => {
  const folder = join(await createOpenFolder(), "a".repeat(120));
  const server = await start(folder);
  expect(await queryUrl(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
  expect(existsSync(new URL(server.url).searchParams.get("host") ?? "")).toBe(false);
});

test("the remains of a killed first start do not prevent the next one", async () => {
  const folder = await createOpenFolder();
  const half = join(folder, "postgres", "cluster.new-killed");
  await mkdir(half, { recursive: true });
  await writeFile(join(half, "PG_VERSION"), "18\n");
  const server = await start(folder);
  expect(await queryUrl(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
  expect(await readdir(join(folder, "postgres"))).not.toContain("cluster.new-killed");
});
