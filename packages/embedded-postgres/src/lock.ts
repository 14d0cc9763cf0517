import { randomUUID } from "node:crypto";
import { link, open, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive, processStartTime } from "./process.ts";

/** A process that holds something by a file. */
export type Holder = { pid: number; began: string; token: string };

export const currentHolder = (): Holder => ({
  pid: process.pid,
  began: processStartTime(process.pid),
  token: randomUUID(),
});

/**
 * Whether the process that wrote this note still lives, and is not a later one with the same number. Where the system hides
 * other users' processes (`hidepid`), a living one counts.
 */
export function isHeldBy({ pid, began }: Holder): boolean {
  const now = processStartTime(pid);
  return isAlive(pid) && (now === began || now === "");
}

/** Writes a note that every user may read, whatever the umask: root and the user that it became share the folder. */
export async function writeHolder(path: string, holder: Holder): Promise<void> {
  // Never through a link that the other user left there.
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

/**
 * Does the work while no other process does work under the same lock file. A holder that was killed is recognised.
 * Answers undefined when a living holder kept it for longer than `patience` milliseconds.
 */
export async function withFileLock<Value>(lock: string, work: () => Promise<Value>, patience = 90_000) {
  const me = currentHolder();
  const started = performance.now();
  while (!(await take(lock, me))) {
    if (performance.now() - started > patience) return undefined;
    await pause(25);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** A link appears with its whole content at once, so nobody ever reads half a lock. */
async function take(lock: string, me: Holder): Promise<boolean> {
  const note = `${lock}.${me.token}`;
  await writeHolder(note, me);
  try {
    await link(note, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return await inherit(lock, note, me);
  } finally {
    await rm(note, { force: true });
  }
}

/**
 * Takes over what a dead process left. Two heirs must not both believe they have it, so the right to replace that one
 * dead holder is itself a lock, named after it.
 */
async function inherit(lock: string, note: string, me: Holder): Promise<boolean> {
  const dead = await readHolder(lock);
  if (!dead || isHeldBy(dead)) return false;
  const right = `${lock}.heir-${dead.token}`;
  if (!(await take(right, me))) return false;
  try {
    if ((await readHolder(lock))?.token !== dead.token) return false;
    await rename(note, lock);
    return true;
  } finally {
    await rm(right, { force: true });
  }
}
