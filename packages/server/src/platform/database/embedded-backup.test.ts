import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startSystemServer } from "@pecacerta/embedded-postgres/system-server";
import { createOpenFolder, unwrap } from "@pecacerta/embedded-postgres/testing";
import { expect, onTestFinished, test } from "vitest";
import { checksums, fillShop, runBackupCommand, temporaryFolder } from "../../../testing/backup.ts";
import { openTestInstallation } from "../../../testing/database.ts";
import { shopDatabase, startEmbeddedDatabase } from "./embedded-database.ts";

test("a backup of the embedded server, made while it is in use, restores into one of another major and into an own server", async () => {
  const [data, folder] = [join(await createOpenFolder(), "data"), await temporaryFolder()];
  const file = join(folder, "shop.tar.gz");
  const shop = unwrap(await startEmbeddedDatabase({ folder: data, log: () => {}, durable: false }));
  await fillShop(shop.ownerUrl);
  const picture = randomBytes(1000);
  await mkdir(join(data, "pictures"));
  await writeFile(join(data, "pictures/0a1b-800.webp"), picture);
  const backup = await runBackupCommand("backup", [file], { DATA_DIR: data });
  expect(backup.output).toMatch(/^Backed up 2 companies, [^\n]* 1 pictures [^\n]*\n$/);
  const before = await checksums(shop.ownerUrl, ["outbox"]);
  await shop.stop();

  // As a program that brings a next major PostgreSQL sees it: it prints what to do, and that works.
  await writeFile(join(data, "postgres/cluster/PG_VERSION"), "17\n");
  const refused = await runBackupCommand("restore", [file], { DATA_DIR: data });
  expect(refused.code).toBe(1);
  const [, from = "", to = ""] = /`mv (\S+) (\S+)` and, with this version, `npm run restore/.exec(refused.output) ?? [];
  expect([from, to]).toEqual([join(data, "postgres"), join(data, "postgres-17")]);
  await rename(from, to);
  await rm(join(data, "pictures"), { recursive: true });
  const restored = await runBackupCommand("restore", [file], { DATA_DIR: data });
  expect(restored.output).toMatch(/^Restored 2 companies, [^\n]*\n$/);
  // The command started the server itself, and ended it.
  expect(existsSync(join(data, "postgres/cluster/postmaster.pid"))).toBe(false);
  expect((await readFile(join(data, "pictures/0a1b-800.webp"))).equals(picture)).toBe(true);
  const again = unwrap(await startEmbeddedDatabase({ folder: data, log: () => {}, durable: false }));
  expect(await checksums(again.ownerUrl, ["outbox"])).toEqual(before);
  const { app, close } = await openTestInstallation({}, again.url);
  await expect.poll(async () => (await app.inject("/readyz")).statusCode, { timeout: 10_000 }).toBe(200);
  await close();
  await again.stop();

  const own = unwrap(await startSystemServer(shopDatabase));
  onTestFinished(own.stop);
  const moved = await runBackupCommand("restore", [file], { DATABASE_URL: own.ownerUrl, DATA_DIR: folder });
  expect(moved.output).toMatch(/^Restored 2 companies, [^\n]*\n$/);
  expect(await checksums(own.ownerUrl, ["outbox"])).toEqual(before);
});

test("a backup of a folder without a database makes none", async () => {
  const data = join(await createOpenFolder(), "data");
  const backup = await runBackupCommand("backup", [join(data, "shop.tar.gz")], { DATA_DIR: data });
  expect(backup).toEqual({ code: 1, output: `No backup was made. There is no database in ${data}.\n` });
  expect(existsSync(data)).toBe(false);
});
