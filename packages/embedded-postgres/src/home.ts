import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { access, chmod, chown, constants, mkdir, readdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { canAccess, findServerAccount, isRoot, sharedFolder } from "./account.ts";
import type { Account } from "./process.ts";

/** `place` is elsewhere only if root starts the shop in a folder that the account cannot enter. */
export type Home = { folder: string; place: string; cluster: string; account: Account };

export async function openHome(dataFolder: string, log: (line: string) => void): Promise<Outcome<Home, string>> {
  const folder = resolve(dataFolder, "postgres");
  try {
    await createFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await layOut(await realpath(folder), log);
  } catch (error) {
    return refuseFolder(resolve(dataFolder), error);
  }
}

export const refuseFolder = (folder: string, error: unknown): Outcome<never, string> =>
  refuse(`The data folder ${folder} cannot be used: ${(error as Error).message}.`);

/** `mkdir` with `recursive` never returns where nobody may create folders (below /proc). */
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
  const unknownFile = (await readdir(folder)).find((name) => !KNOWN_NAMES.test(name));
  if (unknownFile)
    return refuse(`The data folder ${folder} holds something else (${unknownFile}): choose another DATA_DIR.`);
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

const KNOWN_NAMES =
  /^(cluster\.new-.*|password|password-login|password-nodes|roles|log|log\.old|lock.*|users|socket|postgres-.*|secret-key.*)$/;

async function homeAt(folder: string, place: string): Promise<Outcome<Home, string>> {
  const cluster = join(place, "cluster");
  if (!existsSync(place))
    return refuse(`The database of ${folder} was in ${place}, which no longer exists: restore that folder.`);
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

export const locksFolder = (home: Home): string => join(home.folder, "locks");

export const supervisorLock = (home: Home): string => join(locksFolder(home), "supervisor");

export const usersFolder = (home: Home): string => join(home.folder, "users");

const home = (folder: string, place: string, account: Account): Home => ({
  folder,
  place,
  cluster: join(place, "cluster"),
  account,
});

export async function createAccountFolder(path: string, account: Account) {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (account) await chown(path, account.uid, account.gid);
}
