import { access, constants, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { currentHolder, isHeldBy, readHolder, writeHolder } from "./lock.ts";

// Files, because an idle process has no connection. Call these functions under the lock.
export async function registerUser(folder: string): Promise<string> {
  const holder = currentHolder();
  const note = join(folder, `${holder.pid}-${holder.token}`);
  await writeHolder(note, holder);
  return note;
}

export async function unregisterUser(folder: string, note: string): Promise<number> {
  await rm(note, { force: true });
  return await countLivingUsers(folder);
}

export async function countLivingUsers(folder: string): Promise<number> {
  const others = (await readdir(folder)).map((name) => join(folder, name));
  const living = await Promise.all(others.map(isUsed));
  return living.filter(Boolean).length;
}

async function isUsed(note: string): Promise<boolean> {
  const user = await readHolder(note);
  if (user ? isHeldBy(user) : await isUnreadable(note)) return true;
  await rm(note, { force: true });
  return false;
}

/** Files of earlier versions belong to root and cannot be read. */
const isUnreadable = (note: string): Promise<boolean> =>
  access(note, constants.R_OK).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === "EACCES",
  );
