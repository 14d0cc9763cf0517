import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const rootDir = join(import.meta.dirname, "..", "..");

/** Returns the folder of a commit's clone with its packages and its build, which later runs use again. */
export async function prepareBase(commit: string): Promise<string> {
  const hash = git(["rev-parse", "--verify", `${commit}^{commit}`]).trim();
  const folder = join(tmpdir(), "pecacerta-bench-base", hash);
  const ready = join(folder, "node_modules", ".ready-to-measure");
  if (existsSync(ready)) return folder;
  await rm(folder, { recursive: true, force: true });
  git(["clone", "--quiet", "--no-checkout", rootDir, folder]);
  git(["-C", folder, "checkout", "--quiet", "--detach", hash]);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, stdio: ["ignore", 2, 2] });
  await writeFile(ready, "");
  return folder;
}

const git = (args: string[]): string => execFileSync("git", args, { cwd: rootDir, encoding: "utf8" });
