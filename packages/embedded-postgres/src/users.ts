import { access, constants, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { currentHolder, isHeldBy, readHolder, writeHolder } from "./lock.ts";

// Who uses the server is told by files and not by its connections: a process whose pool is idle has none,
// and must not find the server gone when the next request comes. Call these only under the lock.

/** Notes that this process uses the server; answers the note to take back with `leave`. */
export async function registerUser(folder: string): Promise<string> {
  const me = currentHolder();
  const note = join(folder, `${me.pid}-${me.token}`);
  await writeHolder(note, me);
  return note;
}

/** Takes the note back; answers how many living users are left. */
export async function unregisterUser(folder: string, note: string): Promise<number> {
  await rm(note, { force: true });
  return await countLivingUsers(folder);
}

/** How many living processes use the server. */
export async function countLivingUsers(folder: string): Promise<number> {
  const others = (await readdir(folder)).map((name) => join(folder, name));
  const living = await Promise.all(others.map(isUsed));
  return living.filter(Boolean).length;
}

async function isUsed(note: string): Promise<boolean> {
  const user = await readHolder(note);
  if (user ? isHeldBy(user) : await isClosed(note)) return true;
  await rm(note, { force: true });
  return false;
}

/** A note of root's from an earlier version, which this process may not read: its process may live. */
const isClosed = (note: string): Promise<boolean> =>
  access(note, constants.R_OK).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === "EACCES",
  );
