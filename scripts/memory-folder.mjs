import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const PREFIX = "pecacerta-run-";
const ROOM_BYTES = 10e9;

/**
 * Creates a folder in memory for what the tests write, where the machine has room for it; undefined elsewhere. After a crash
 * PostgreSQL waits until the disk has everything that was written to it, also by all other tests.
 */
export function createMemoryFolder(memory = "/dev/shm", room = ROOM_BYTES) {
  if (!existsSync(memory)) return undefined;
  removeOfEndedRuns(memory);
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < room) return undefined;
  const folder = join(memory, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Like /tmp: for root, the shop and PostgreSQL run as other users.
  chmodSync(folder, 0o1777);
  process.once("exit", () => remove(folder));
  return folder;
}

function removeOfEndedRuns(memory) {
  for (const name of readdirSync(memory))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)))) remove(join(memory, name));
}

// What another user's run left stays.
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {}
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
