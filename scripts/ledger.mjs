import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rootDir } from "./root-dir.mjs";

const identifiers = /\[([A-Z]+-\d+[a-z]?)\]/g;

/** The rows of docs/requirements.md: ID, and the letters of where each has to be proven. */
export function readLedger(text) {
  const rows = [...text.matchAll(/^\| ([A-Z]+-\d+[a-z]?) \|.*\| ([UAB ]+) \|$/gm)];
  return new Map(rows.map(([, id, at]) => [id, at.split(" ").filter(Boolean)]));
}

/** Which IDs the titles of a test file name, each in brackets of its own. A title is any text in quotes: helpers make titles too. */
export function namedIn(source) {
  // An apostrophe in a comment opens no text.
  const told = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  const texts = told.match(/(["'`])(?:\\.|(?!\1)[^\\])*?\1/g) ?? [];
  return new Set(texts.flatMap((text) => [...text.matchAll(identifiers)].map(([, id]) => id)));
}

/** Where a test file proves something: a pure rule, a call against the server, or a real browser. */
export function placeOf(path) {
  if (path.startsWith("e2e/")) return "B";
  return path.startsWith("packages/server/") ? "A" : "U";
}

export function testFiles(folder = rootDir) {
  const roots = ["packages", "e2e", "bench", "scripts"].map((name) => join(folder, name)).filter(existsSync);
  return roots.flatMap(walk).sort();
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["node_modules", "build"].includes(entry.name) ? [] : walk(path);
    return /\.(test|spec)\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function main() {
  const ledger = readLedger(readFileSync(join(rootDir, "docs", "requirements.md"), "utf8"));
  const proofs = new Map([...ledger.keys()].map((id) => [id, []]));
  const unknown = [];
  const files = testFiles().map((path) => relative(rootDir, path));
  for (const file of files)
    for (const id of namedIn(readFileSync(join(rootDir, file), "utf8")))
      if (proofs.has(id)) proofs.get(id).push(file);
      else unknown.push(`${file} names ${id}, which docs/requirements.md does not have.`);
  if (process.argv.includes("--check")) check(ledger, files, unknown);
  else print(ledger, proofs, unknown);
}

function check(ledger, files, unknown) {
  // A check must prove that it looked.
  if (ledger.size === 0 || files.length === 0) unknown.push("Nothing to check: no rows or no tests were found.");
  for (const line of unknown) console.error(line);
  console.log(`${ledger.size} rows, ${files.length} test files, ${unknown.length} faults`);
  process.exitCode = unknown.length ? 1 : 0;
}

function print(ledger, proofs, unknown) {
  let whole = 0;
  for (const [id, at] of ledger) {
    const files = proofs.get(id);
    const missing = at.filter((place) => !files.some((file) => placeOf(file) === place));
    if (missing.length === 0) whole += 1;
    const note = missing.length ? `missing ${missing.join(" ")}` : "";
    console.log(`${id.padEnd(9)}${at.join(" ").padEnd(7)}${note.padEnd(15)}${files.join(", ")}`.trimEnd());
  }
  for (const line of unknown) console.log(line);
  const named = [...proofs.values()].filter((files) => files.length > 0).length;
  console.log(`\n${ledger.size} rows: ${whole} named everywhere they must be, ${named} named somewhere.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
