import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, findNode, npmCommand, toolEnvironment } from "../installed.mjs";
import { rootDir } from "../root-dir.mjs";

// `npm run mutation`: changes packages/rules and packages/contract in small ways and fails when too few of the changes
// make a test fail. Arguments go to Stryker: `npm run mutation -- --mutate packages/rules/src/money.ts`.
const folder = import.meta.dirname;

ensureInstalled();
installStryker();
const stryker = join(folder, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
const args = [stryker, "run", join(folder, "stryker.config.json"), ...process.argv.slice(2)];
// The score is measured with the generated data of the gate.
const env = toolEnvironment({ FUZZ_SEED: undefined, FUZZ_FACTOR: undefined });
const { status } = spawnSync(findNode(), args, { cwd: rootDir, stdio: "inherit", env });
process.exit(status ?? 1);

/** Only this command installs Stryker. It runs the vitest of the repository, so peer dependencies are left out. */
function installStryker() {
  if (existsSync(join(folder, "node_modules", ".package-lock.json"))) return;
  const options = ["--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, commandArgs] = npmCommand(["ci", "--workspaces=false", ...options]);
  const { status } = spawnSync(command, commandArgs, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("npm could not install Stryker: see its messages above.");
}
