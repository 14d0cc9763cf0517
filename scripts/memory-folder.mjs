import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const PREFIX = "pecacerta-run-";
const ROOM_BYTES = 10e9;

/** Creates a folder in memory, if it has room. On a disk, PostgreSQL waits after a crash for all that other tests wrote. */
export function createMemoryFolder(memory = "/dev/shm", room = ROOM_BYTES) {
  if (!existsSync(memory)) return undefined;
  removeOfEndedRuns(memory);
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) < room) return undefined;
  const folder = mkdtempSync(join(memory, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o1777);
  process.once("exit", () => remove(folder));
  return folder;
}

function removeOfEndedRuns(memory) {
  for (const name of readdirSync(memory))
    if (name.startsWith(PREFIX) && !isRunning(Number.parseInt(name.slice(PREFIX.length), 10)))
      remove(join(memory, name));
}

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
