import { randomInt } from "node:crypto";
import { constants } from "node:os";
import { buildArgs, saveFingerprint, sourceFingerprint } from "./build.mjs";
import { findCleanCommit, saveGreenRun } from "./green-run.mjs";
import { ensureInstalled, findNode, npmCommand, toolEnvironment } from "./installed.mjs";
import { createMemoryFolder } from "./memory-folder.mjs";
import { prepareMachine } from "./prepare-machine.mjs";
import { failStep, printTotals, runInLanes, runStep, skipStep, stopSteps } from "./steps.mjs";
import { clearReports } from "./test-reports.mjs";
import { runPlaywright, runVitest } from "./test-runners.mjs";
import { testLanes } from "./test-workers.mjs";
import { typeChecks } from "./types.mjs";

// `npm test`: the gate, which proves every row of docs/requirements.md.
// `npm run test:all`: also every test on the second PostgreSQL, a random seed, four times the generated data, the
// journeys that prove no row, and the mutation tests.
// `npm test -- --changed [COMMIT]`: what the files changed since that commit can reach.
const changedAt = process.argv.indexOf("--changed");
const runsAll = process.argv.includes("--all");

// The tests whose result depends on the version or the kind of PostgreSQL.
const DATABASE_DEPENDENT = [
  "platform/database",
  "backup/backup",
  "backup/restore",
  "companies/listener",
  "companies/watched-tables",
  "listing/",
  "search/",
  "concurrency",
];
const WORKERS_OF_CLUSTER = 2;
const TITLE_WITH_ID = "\\[[A-Z]+-\\d+[a-z]?\\]";

ensureInstalled();
const node = findNode();
const machine = prepareMachine();
clearReports();
const settings = runsAll ? { RUN_ALL: "1", FUZZ_SEED: String(randomInt(2 ** 31)), FUZZ_FACTOR: "4" } : {};
if (runsAll) console.log(`Generated data: FUZZ_SEED=${settings.FUZZ_SEED} FUZZ_FACTOR=${settings.FUZZ_FACTOR}`);
const environment = toolEnvironment({
  CI: "1",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  CHROMIUM: machine.chromium,
  TMPDIR: createMemoryFolder() ?? "/tmp",
  ...settings,
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));

if (changedAt > 0) {
  const { runChangedTests } = await import("./run-changed-tests.mjs");
  const steps = { checkTypes, check, buildPages, environment };
  await runChangedTests(process.argv[changedAt + 1], steps);
  process.exit(printTotals());
}
process.exit(await runGate());

async function runGate() {
  const commit = findCleanCommit();
  const isBuilt = await buildPages();
  // The longest come first. Tests that start and stop programs mostly wait, so they run beside those that compute.
  const longest = [checkTypesAndUnits, shopPrograms, runServerTests];
  const others = [check, databasePrograms, serverPrograms, runCitusTests, runTestsOnInstalledPostgres];
  await runInLanes(testLanes, [...longest, ...others]);
  await runVitest("pages follow a save in time", { projects: ["timed"], environment });
  await runJourneys(isBuilt);
  if (runsAll) await runStep("mutation of rules, contract", [[node, ["scripts/mutation/main.mjs"], environment]]);
  const ledger = [[node, ["scripts/ledger.mjs", "--check"], environment]];
  await runStep("every row of docs/requirements.md is proven", ledger);
  const code = printTotals();
  if (code === 0 && commit && findCleanCommit() === commit) saveGreenRun(commit);
  return code;
}

// The compiler reads the messages that the unit tests compile.
async function checkTypesAndUnits() {
  await checkTypes();
  const projects = ["rules", "contract", "ui", "sample", "web", "admin", "scripts"];
  await runVitest("rules, contract, ui, sample, web, admin, scripts", { projects, environment });
}

async function checkTypes() {
  await runStep("types", typeChecks(environment));
}

async function check() {
  await runStep("lint and borders", [["biome", ["ci", "--colors=off", "."], environment]]);
  await runStep("dead code", [["knip", ["--production", "--no-progress"], environment]]);
  await runStep("commit messages", [[node, ["scripts/commit-messages.mjs"], environment]]);
}

async function runServerTests() {
  await runVitest("server and pages on the embedded PostgreSQL", { projects: ["server-embedded"], environment });
}

async function databasePrograms() {
  await runVitest("PostgreSQL started, stopped, killed", { projects: ["database-programs"], environment });
}

async function shopPrograms() {
  await runVitest("the shop started, stopped, killed", { projects: ["shop"], environment });
}

async function serverPrograms() {
  await runVitest("the server started, stopped, killed", { projects: ["server-programs"], environment });
}

async function runTestsOnInstalledPostgres() {
  const name = "server and pages on the installed PostgreSQL";
  if (!machine.postgres) return skipStep(name, "no PostgreSQL is installed (Debian: apt-get install postgresql)");
  await runVitest(name, { projects: ["server-own"], files: runsAll ? [] : DATABASE_DEPENDENT, environment });
}

async function runCitusTests() {
  const name = "server and pages on Citus";
  if (!process.env.CITUS_URL) return skipStep(name, "CITUS_URL is not set (`npm run cluster` prints it)");
  await runVitest(name, { projects: ["server-citus"], workers: WORKERS_OF_CLUSTER, environment });
}

async function runJourneys(isBuilt) {
  const name = "browser journeys";
  if (!machine.chromium) failStep(name, "no Chromium is installed (Debian: apt-get install chromium-headless-shell)");
  else if (!isBuilt) failStep(name, "the pages were not built");
  else await runPlaywright(name, { grep: runsAll ? undefined : TITLE_WITH_ID, environment });
}

async function buildPages() {
  const fingerprint = sourceFingerprint();
  const [command, args] = npmCommand(buildArgs);
  const isBuilt = await runStep("build of the pages", [[command, args, { ...environment, NODE_ENV: "production" }]]);
  if (isBuilt) saveFingerprint(fingerprint);
  return isBuilt;
}

function stop(signal) {
  stopSteps();
  printTotals("stopped: ");
  process.exit(128 + constants.signals[signal]);
}
