import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ensureBuilt } from "./built.mjs";
import { house } from "./house.mjs";
import { ensureInstalled } from "./installed.mjs";
import { runProgram } from "./program.mjs";

// Runs one file of the house on the Node it is made for: `node scripts/run.mjs [--built] <file> [words]`.
const words = process.argv.slice(2);
const built = words[0] === "--built" && Boolean(words.shift());
ensureInstalled();
if (built) ensureBuilt();
if (!words[0] || !existsSync(resolve(house, words[0]))) {
  console.error(`There is no ${words[0] ?? "file"} to run.`);
  process.exit(1);
}
runProgram(words);
