import { chownSync, existsSync, readFileSync } from "node:fs";
import { createRequire, flushCompileCache } from "node:module";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { findServerAccount, isRoot } from "@pecacerta/embedded-postgres/account";
import { createFolder, locksFolder, openHome, usersFolder } from "@pecacerta/embedded-postgres/home";
import { type Account, runAsAccount } from "@pecacerta/embedded-postgres/process";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Config } from "../config/config.ts";
import { pictureFolder } from "../config/files-url.ts";

export type RootDrop = {
  beforeListen(): void;
  afterListen(): { text: string; isWarning: boolean } | undefined;
};

/** Before the server listens, or right after for ports below 1024. Stays root if the other user lacks access to files. */
export async function prepareRootDrop(config: Config): Promise<RootDrop> {
  if (!isRoot() || process.env.NODE_ENV !== "production") return { beforeListen() {}, afterListen: () => undefined };
  const account = await findAccount(config);
  if (!account.ok) {
    const text = `WARNING: the shop stays root: ${account.refusal}`;
    return { beforeListen() {}, afterListen: () => ({ text, isWarning: true }) };
  }
  const needsRootToListen = [config.PORT, config.INTERNAL_PORT].some(isPrivileged);
  return {
    beforeListen() {
      if (!needsRootToListen) switchUser(config, account.value);
    },
    afterListen() {
      if (needsRootToListen) switchUser(config, account.value);
      return { text: `Running as ${userName()} instead of root.`, isWarning: false };
    },
  };
}

async function findAccount(config: Config): Promise<Outcome<NonNullable<Account>, string>> {
  const account = config.DATABASE_URL ? await ownServerAccount() : await embeddedAccount(config);
  if (!account.ok) return account;
  if (!account.value) return refuse("there is no other system user.");
  if (!config.FILES_URL) await createFolder(pictureFolder(config)).catch(() => {});
  const inaccessiblePath = await findInaccessiblePath(account.value, readPaths(config), "-r");
  if (inaccessiblePath) return refuse(`the system user number ${account.value.uid} cannot read ${inaccessiblePath}.`);
  return accept(account.value);
}

// On the database's machine, `postgres` is the superuser of PostgreSQL.
const ownServerAccount = () => findServerAccount(["pecacerta"]);

async function embeddedAccount({ DATA_DIR }: Config): Promise<Outcome<Account, string>> {
  const home = await openHome(DATA_DIR, () => {});
  if (!home.ok) return home;
  const { account } = home.value;
  const inaccessiblePath = await findInaccessiblePath(
    account,
    [locksFolder(home.value), usersFolder(home.value)],
    "-w",
  );
  return inaccessiblePath
    ? refuse(`the system user number ${account?.uid} cannot write to ${inaccessiblePath}.`)
    : accept(account);
}

function readPaths(config: Config): string[] {
  const { resolve } = createRequire(import.meta.url);
  const packages = dirname(dirname(resolve("@pecacerta/server/package.json")));
  const paths = [
    ...[dirname(dirname(resolve("fastify/package.json"))), resolve("nodemailer"), process.argv[1] ?? packages],
    ...["server", "web/build/server", "web/build/client/assets", "sample/pictures"].map((name) => join(packages, name)),
    pictureFolder(config),
  ];
  return paths.filter((path) => existsSync(path));
}

async function findInaccessiblePath(
  account: Account,
  paths: string[],
  permission: "-r" | "-w",
): Promise<string | undefined> {
  const script =
    'for path; do test "$permission" "$path" && { test ! -d "$path" || test -x "$path"; } || { echo "$path"; exit 1; }; done';
  const { code, output } = await runAsAccount(account, "/bin/sh", [
    "-c",
    `permission=${permission}; ${script}`,
    "sh",
    ...paths,
  ]);
  return code === 0 ? undefined : output.trim();
}

function switchUser(config: Config, { uid, gid }: NonNullable<Account>): void {
  if (!config.FILES_URL) giveFolder(pictureFolder(config), uid, gid);
  // That user cannot write the compile cache later.
  flushCompileCache();
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** Staff add and delete pictures. A folder that FILES_URL names is the operator's. */
function giveFolder(folder: string, uid: number, gid: number): void {
  try {
    chownSync(folder, uid, gid);
  } catch {}
}

function isPrivileged(port: number): boolean {
  return port > 0 && port < firstUnprivilegedPort();
}

function firstUnprivilegedPort(): number {
  try {
    return Number(readFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "utf8"));
  } catch {
    return 1024;
  }
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user number ${process.getuid?.()}`;
  }
}
