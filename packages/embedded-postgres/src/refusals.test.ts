import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEmbedded } from "./start-embedded.ts";
import { createOpenFolder, unwrap } from "./testing.ts";
import { testingDatabase } from "./testing-database.ts";

const start = (folder: string) => startEmbedded({ folder, database: testingDatabase, log: () => {}, durable: false });

const refusalOf = async (folder: string) => {
  const answer = await start(folder);
  return answer.ok ? "" : answer.refusal;
};

test("a data folder that is not writable is refused with its path", async () => {
  const folder = await createOpenFolder();
  await writeFile(join(folder, "file"), "");
  expect(await refusalOf(join(folder, "file", "data"))).toContain(join(folder, "file", "data"));
  expect(await refusalOf("/proc/pecacerta")).toContain("/proc/pecacerta");
});

test("a folder with other content is refused and left unchanged", async () => {
  const folder = await createOpenFolder();
  await mkdir(join(folder, "postgres"));
  await writeFile(join(folder, "postgres", "diary.txt"), "mine");
  expect(await refusalOf(folder)).toMatch(/holds something else \(diary\.txt\)/);
});

test("a database of another major version, or an incomplete one, is never replaced by an empty one", async () => {
  const folder = await createOpenFolder();
  await unwrap(await start(folder)).stop();
  const cluster = join(folder, "postgres", "cluster");
  await writeFile(join(cluster, "PG_VERSION"), "17\n");
  expect(await refusalOf(folder)).toMatch(/made by PostgreSQL 17 and this program brings 18/);
  await rm(join(cluster, "PG_VERSION"));
  expect(await refusalOf(folder)).toMatch(/is not a whole database/);
  await writeFile(join(cluster, "PG_VERSION"), "18\n");
  await rename(join(folder, "postgres", "password"), join(folder, "postgres", "password.away"));
  expect(await refusalOf(folder)).toMatch(/password of the database is missing/);
});

test("a damaged database is refused with PostgreSQL's message and left unchanged", async () => {
  const folder = await createOpenFolder();
  await unwrap(await start(folder)).stop();
  await writeFile(join(folder, "postgres", "cluster", "global", "pg_control"), Buffer.alloc(8192));
  expect(await refusalOf(folder)).toMatch(/did not start on .*cluster: .+ See .*log/);
});

test("a database folder that is missing is reported, not created again", async () => {
  const folder = await createOpenFolder();
  await mkdir(join(folder, "postgres"));
  await writeFile(join(folder, "postgres", "elsewhere"), "/var/lib/pecacerta/gone\n");
  expect(await refusalOf(folder)).toMatch(/was in \/var\/lib\/pecacerta\/gone, which no longer exists/);
});
