import { randomUUID } from "node:crypto";
import { link, open, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive, processStartTime } from "./process.ts";

export type Holder = { pid: number; began: string; token: string };

export const currentHolder = (): Holder => ({
  pid: process.pid,
  began: processStartTime(process.pid),
  token: randomUUID(),
});

/** A later process with the same pid has another start time; with `hidepid` the start time is unknown. */
export function isHeldBy({ pid, began }: Holder): boolean {
  const now = processStartTime(pid);
  return isAlive(pid) && (now === began || now === "");
}

/** Readable by every user: root and the user that it became share the folder. */
export async function writeHolder(path: string, holder: Holder): Promise<void> {
  // `wx` follows no link that another user planted.
  const file = await open(path, "wx", 0o644);
  try {
    await file.chmod(0o644);
    await file.writeFile(JSON.stringify(holder));
  } finally {
    await file.close();
  }
}

export async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

/** Undefined if another process held the lock longer than `patience` milliseconds. A dead holder is replaced. */
export async function withFileLock<Value>(lock: string, work: () => Promise<Value>, patience = 90_000) {
  const me = currentHolder();
  const started = performance.now();
  while (!(await tryLock(lock, me))) {
    if (performance.now() - started > patience) return undefined;
    await pause(25);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Takes the lock for the life of the program. Undefined if another living process has it. */
export async function holdFileLock(lock: string): Promise<(() => Promise<void>) | undefined> {
  const holder = await readHolder(lock);
  if (holder && isHeldBy(holder)) return undefined;
  return (await tryLock(lock, currentHolder())) ? () => rm(lock, { force: true }) : undefined;
}

/** A hard link appears with its whole content, so nobody reads a partial lock. */
async function tryLock(lock: string, me: Holder): Promise<boolean> {
  const note = `${lock}.${me.token}`;
  await writeHolder(note, me);
  try {
    await link(note, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return await replaceDeadHolder(lock, note, me);
  } finally {
    await rm(note, { force: true });
  }
}

/** Replacing a dead holder needs a lock of its own, or two processes could both succeed. */
async function replaceDeadHolder(lock: string, note: string, me: Holder): Promise<boolean> {
  const dead = await readHolder(lock);
  if (!dead || isHeldBy(dead)) return false;
  const replacementLock = `${lock}.heir-${dead.token}`;
  if (!(await tryLock(replacementLock, me))) return false;
  try {
    if ((await readHolder(lock))?.token !== dead.token) return false;
    await rename(note, lock);
    return true;
  } finally {
    await rm(replacementLock, { force: true });
  }
}
