import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rootDir } from "./root-dir.mjs";
import { isTestFile, listSourceFiles } from "./source-files.mjs";
import { readReports, testsInReport } from "./test-reports.mjs";

/** The rows of docs/requirements.md: ID and the letters of the places where each has to be proven. */
export function parseLedger(text) {
  const rows = [...text.matchAll(/^\| ([A-Z]+-\d+[a-z]?) \|.*\| ([UAB ]+) \|$/gm)];
  return new Map(rows.map(([, id, letters]) => [id, letters.split(" ").filter(Boolean)]));
}

/** Lines that begin as a row but are none, such as one without letters. */
export function findMalformedRows(text) {
  const lines = text.split("\n").filter((line) => /^\|\s*[A-Z]+-\d/.test(line));
  return lines
    .filter((line) => parseLedger(line).size === 0)
    .map((line) => `docs/requirements.md: this row cannot be read: ${line}`);
}

export function idsInTitle(title) {
  return [...title.matchAll(/\[([A-Z]+-\d+[a-z]?)\]/g)].map(([, id]) => id);
}

export function letterOf(file) {
  if (file.startsWith("e2e/")) return "B";
  return file.startsWith("packages/server/") ? "A" : "U";
}

export function collectProofs(ledger, tests) {
  const proofs = new Map([...ledger.keys()].map((id) => [id, { U: new Set(), A: new Set(), B: new Set() }]));
  for (const { file, title, status } of tests)
    if (status === "passed" || status === "flaky")
      for (const id of idsInTitle(title)) proofs.get(id)?.[letterOf(file)].add(file);
  return proofs;
}

export function findLedgerProblems(ledger, tests) {
  if (ledger.size === 0) return ["docs/requirements.md has no rows."];
  if (tests.length === 0) return ["There are no test reports: run `npm test`."];
  const problems = new Set();
  for (const { file, title, status } of tests) {
    if (/\[[A-Z]+-\d+[a-z]?[,; ]/.test(title)) problems.add(`${file}: "${title}": each ID needs its own brackets.`);
    for (const id of idsInTitle(title)) {
      if (!ledger.has(id)) problems.add(`${file}: "${title}" names ${id}, which docs/requirements.md does not have.`);
      if (status === "skipped") problems.add(`${file}: "${title}" is skipped, so it does not prove ${id}.`);
    }
  }
  const proofs = collectProofs(ledger, tests);
  for (const [id, letters] of ledger)
    for (const letter of letters)
      if (proofs.get(id)[letter].size === 0) problems.add(`${id} has no passed test at ${letter}.`);
  return [...problems];
}

const CITUS_TEST = /\/(citus-tests|on-citus)\//;

/** Tests that need a Citus cluster are not expected where there is none: `npm test` says so in a line of its own. */
export function findForgottenFiles(files, tests, { hasCitus }) {
  const reported = new Set(tests.map(({ file }) => file));
  const isExpected = (file) => isTestFile(file) && !file.startsWith("e2e/") && (hasCitus || !CITUS_TEST.test(file));
  const forgotten = files.filter((file) => isExpected(file) && !reported.has(file));
  return forgotten.map((file) => `${file} is in no report: no project of vitest.config.ts runs it.`);
}

function main() {
  const requirements = readFileSync(join(rootDir, "docs", "requirements.md"), "utf8");
  const ledger = parseLedger(requirements);
  const tests = readReports().flatMap(testsInReport);
  const problems = [
    ...findMalformedRows(requirements),
    ...findLedgerProblems(ledger, tests),
    ...findForgottenFiles(listSourceFiles(rootDir), tests, { hasCitus: Boolean(process.env.CITUS_URL) }),
  ];
  if (!process.argv.includes("--check")) printProofs(ledger, collectProofs(ledger, tests));
  for (const problem of problems) console.error(problem);
  console.log(`${ledger.size} rows, ${tests.length} tests, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function printProofs(ledger, proofs) {
  for (const [id, letters] of ledger) {
    const files = Object.values(proofs.get(id)).flatMap((set) => [...set]);
    console.log(`${id.padEnd(9)}${letters.join(" ").padEnd(7)}${files.join(", ")}`.trimEnd());
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
