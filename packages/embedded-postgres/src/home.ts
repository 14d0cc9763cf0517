import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { access, chmod, chown, constants, mkdir, readdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { canAccess, findServerAccount, isRoot, sharedFolder } from "./account.ts";
import type { Account } from "./process.ts";

/** Where one embedded server keeps its things, and who runs it. */
export type Home = { folder: string; place: string; cluster: string; account: Account };

/**
 * Finds or lays out the home of the embedded server in the data folder. The rows themselves (`place`) lie elsewhere only
 * when root starts the shop in a folder that no other user may enter.
 */
export async function openHome(dataFolder: string, log: (line: string) => void): Promise<Outcome<Home, string>> {
  const folder = resolve(dataFolder, "postgres");
  try {
    await createFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await layOut(await realpath(folder), log);
  } catch (error) {
    return refuse(`The data folder ${resolve(dataFolder)} cannot be used: ${(error as Error).message}.`);
  }
}

/** Unlike `mkdir` with `recursive`, which never returns where the system lets nobody make folders (below /proc). */
export async function createFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) await createFolder(dirname(folder));
  await mkdir(folder).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}

async function layOut(folder: string, log: (line: string) => void): Promise<Outcome<Home, string>> {
  const elsewhere = join(folder, "elsewhere");
  if (existsSync(elsewhere)) return homeAt(folder, (await readFile(elsewhere, "utf8")).trim());
  if (existsSync(join(folder, "cluster"))) return homeAt(folder, folder);
  const stranger = (await readdir(folder)).find((name) => !ours.test(name));
  if (stranger) return refuse(`The data folder ${folder} holds something else (${stranger}): choose another DATA_DIR.`);
  const account = await findServerAccount();
  if (!account.ok) return account;
  await chmod(folder, isRoot() ? 0o711 : 0o700);
  if (await canAccess(account.value, dirname(folder))) return accept(home(folder, folder, account.value));
  const place = join(sharedFolder, randomUUID());
  await mkdir(place, { recursive: true, mode: 0o711 });
  for (const open of [sharedFolder, place]) await chmod(open, 0o711);
  await writeFile(elsewhere, `${place}\n`);
  log(`PostgreSQL cannot run as root and ${dirname(folder)} is closed to other users: the data lies in ${place}.`);
  return accept(home(folder, place, account.value));
}

const ours =
  /^(cluster\.new-.*|password|password-login|roles|log|log\.old|lock.*|users|socket|postgres-.*|secret-key.*)$/;

/** A place that was in use before keeps the user that owns it. */
async function homeAt(folder: string, place: string): Promise<Outcome<Home, string>> {
  const cluster = join(place, "cluster");
  if (!existsSync(place)) return refuse(`The database of ${folder} lay in ${place}, which is gone: bring it back.`);
  if (existsSync(cluster) && !existsSync(join(cluster, "PG_VERSION")))
    return refuse(`${cluster} is not a whole database: bring a backup back, or choose another DATA_DIR.`);
  const owner = existsSync(cluster) ? await stat(cluster) : undefined;
  if (!isRoot()) {
    if (owner && owner.uid !== process.getuid?.())
      return refuse(
        `The database in ${cluster} belongs to another user (number ${owner.uid}): start the shop as that user.`,
      );
    return accept(home(folder, place, undefined));
  }
  const account = owner?.uid ? accept({ uid: owner.uid, gid: owner.gid }) : await findServerAccount();
  if (!account.ok) return account;
  if (!(await canAccess(account.value, place)))
    return refuse(
      `${place} is closed to the user that PostgreSQL runs as (number ${account.value?.uid}): open it (chmod a+x).`,
    );
  return accept(home(folder, place, account.value));
}

/** Where processes lock the home. The user that runs PostgreSQL owns it, so that a process that dropped root may write. */
export const locksFolder = (home: Home): string => join(home.folder, "locks");

/** Where processes note that they use the server. The user that runs PostgreSQL owns it, too. */
export const usersFolder = (home: Home): string => join(home.folder, "users");

const home = (folder: string, place: string, account: Account): Home => ({
  folder,
  place,
  cluster: join(place, "cluster"),
  account,
});

/** Makes a folder that belongs to the user who runs PostgreSQL. */
export async function createAccountFolder(path: string, account: Account) {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (account) await chown(path, account.uid, account.gid);
}
