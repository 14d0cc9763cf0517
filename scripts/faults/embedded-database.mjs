import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createTestFolder } from "@pecacerta/embedded-postgres/test-folder";
import { databasePid, isProcessRunning } from "../shop-process.mjs";
import { increaseStock, startHarnessShop } from "./harness.mjs";
import { isTrueSoon } from "./proofs.mjs";

/** Starts a shop with the embedded database in a folder of its own. */
export async function startEmbeddedShop(harness) {
  const folder = await createTestFolder("embedded");
  harness.cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const shop = await startHarnessShop({ ...harness, folder, environment: { DATA_DIR: folder } });
  const place = join(folder, "postgres");
  const password = readFileSync(join(place, "password"), "utf8").trim();
  const socket = encodeURIComponent(join(place, "socket"));
  const ownerUrl = `postgresql://pecacerta:${password}@localhost:5432/pecacerta?host=${socket}`;
  await increaseStock(ownerUrl);
  const linesAbout = (pattern) => shop.output.filter((line) => pattern.test(line));
  return { ...shop, folder, ownerUrl, linesAbout };
}

export async function killEmbeddedDatabase({ folder }) {
  const pid = databasePid(folder);
  process.kill(pid, "SIGKILL");
  await isTrueSoon(() => !isProcessRunning(pid));
  return pid;
}

const LONGEST_BACK_OFF_MS = 60_000;

export async function proveEmbeddedDatabaseKilled(pid, { folder }) {
  const isGone = !isProcessRunning(pid);
  const isReplaced = () => databasePid(folder) !== pid && isProcessRunning(databasePid(folder));
  return {
    "the database's first process is gone": isGone,
    "another one took its place": await isTrueSoon(isReplaced, LONGEST_BACK_OFF_MS),
  };
}
