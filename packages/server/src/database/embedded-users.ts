import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { holds, myself, readHolder } from "./embedded-lock.ts";

// Who uses the server is told by files and not by its connections: a process whose pool is idle has none,
// and must not find the server gone when the next request comes. Call these only under the lock.

/** Notes that this process uses the server; answers the note to take back with `leave`. */
export async function enter(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const me = myself();
  const note = join(folder, `${me.pid}-${me.token}`);
  await writeFile(note, JSON.stringify(me), { mode: 0o600 });
  return note;
}

/** Takes the note back; answers how many living users are left. */
export async function leave(folder: string, note: string): Promise<number> {
  await rm(note, { force: true });
  return await livingUsers(folder);
}

/** How many living processes use the server. */
export async function livingUsers(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  const others = (await readdir(folder)).map((name) => join(folder, name));
  const living = await Promise.all(others.map(isUsed));
  return living.filter(Boolean).length;
}

async function isUsed(note: string): Promise<boolean> {
  const user = await readHolder(note);
  if (user && holds(user)) return true;
  await rm(note, { force: true });
  return false;
}
