import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { type Account, runAsAccount } from "./process.ts";

export const sharedFolder = "/var/lib/pecacerta";

export const isRoot = () => process.getuid?.() === 0;

export async function findServerAccount(
  names = ["postgres", "_postgres", "pecacerta"],
): Promise<Outcome<Account, string>> {
  if (!isRoot()) return accept(undefined);
  for (const name of names) {
    const account = await accountNamed(name);
    if (account) return accept(account);
  }
  return newAccount();
}

/** Lets the system decide, as that user: mode bits do not show every permission (ACLs, mounts). */
export const canAccess = async (account: Account, folder: string): Promise<boolean> =>
  (await runAsAccount(account, "/bin/sh", ["-c", 'test -x "$0"', folder])).code === 0;

async function newAccount(): Promise<Outcome<Account, string>> {
  const shell = "/usr/sbin/nologin";
  const debian = await runAsAccount(undefined, "useradd", [
    "--system",
    "--no-create-home",
    "--shell",
    shell,
    "pecacerta",
  ]);
  const alpine = debian.code === 0 ? debian : await runAsAccount(undefined, "adduser", ["-S", "-D", "-H", "pecacerta"]);
  const account = await accountNamed("pecacerta");
  if (account) return accept(account);
  return refuse(
    `PostgreSQL cannot run as root and no other system user could be made (${alpine.output.trim()}): ` +
      "start the shop as an ordinary user, or set DATABASE_URL.",
  );
}

async function accountNamed(name: string): Promise<Account> {
  const [user, group] = await Promise.all([
    runAsAccount(undefined, "id", ["-u", name]),
    runAsAccount(undefined, "id", ["-g", name]),
  ]);
  if (user.code !== 0 || group.code !== 0) return undefined;
  return { uid: Number(user.output), gid: Number(group.output) };
}
