import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./installed.mjs";
import { rootDir } from "./root-dir.mjs";
import { runProgram } from "./run-program.mjs";

const args = process.argv.slice(2);
const built = args[0] === "--built" && Boolean(args.shift());
ensureInstalled();
if (built) ensureBuilt();
if (!args[0] || !existsSync(resolve(rootDir, args[0]))) {
  console.error(`There is no ${args[0] ?? "file"} to run.`);
  process.exit(1);
}
runProgram(args);
