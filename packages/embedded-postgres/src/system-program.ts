import { existsSync, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { type Account, runAsAccount } from "./process.ts";
import type { PostgresProgram } from "./program.ts";

/** The machine's own PostgreSQL, the newest version first. */
export async function findSystemPrograms(account: Account): Promise<PostgresProgram[]> {
  const found = await Promise.all(folders().map((folder) => programIn(folder, account)));
  return found.filter((program) => program !== undefined).sort((one, other) => Number(other.major) - Number(one.major));
}

function folders(): string[] {
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "postgres"));
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, "bin", "postgres")) : [];
  return [...new Set([...onPath, ...versions].filter(existsSync).map((path) => dirname(realpathSync(path))))];
}

async function programIn(folder: string, account: Account): Promise<PostgresProgram | undefined> {
  const postgres = join(folder, "postgres");
  const initdb = join(folder, "initdb");
  const { code, output } = await runAsAccount(account, postgres, ["--version"]);
  const major = /PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (code !== 0 || !major || !existsSync(initdb)) return undefined;
  // Unlike the embedded server: the shop must not depend on a locale.
  return { initdb, postgres, major, locale: ["--locale", "C.UTF-8"] };
}
