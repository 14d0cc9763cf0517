import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { buildArgs, saveFingerprint, sourceFingerprint } from "./build.mjs";
import { ensureInstalled, findNode, npmCommand, toolEnvironment } from "./installed.mjs";
import { prepareMachine } from "./prepare-machine.mjs";
import { rootDir } from "./root-dir.mjs";
import { playwright, vitest } from "./runners.mjs";
import { failStep, runStep, skipStep, stopSteps, totals } from "./steps.mjs";
import { typeChecks } from "./types.mjs";

// `npm test`: everything that can be known about the program without people, on a fresh clone too.
ensureInstalled();
const node = findNode();
const machine = prepareMachine();
// The tools run on the Node that the program is made for, as the program does.
const tools = toolEnvironment({ CI: "1", NO_COLOR: "1", FORCE_COLOR: undefined, CHROMIUM: machine.findChromium });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));

await runStep("types", typeChecks(tools));
const built = await buildPages();
// Those that start and stop programs wait more than they work: the others need not wait for them.
await Promise.all([
  vitest("PostgreSQL started, stopped, killed, refused", ["database-programs"], tools),
  vitest("the shop started, stopped, killed, restarted", ["shop"], tools),
  withoutServer(),
]);
// Each waits for its database, for timers and for mail servers that say nothing: meanwhile the other works.
await Promise.all([vitest("server and pages on the embedded PostgreSQL", ["server-embedded"], tools), onOwnServer()]);
if (!existsSync(join(rootDir, "e2e", "playwright.config.ts")))
  failStep("browser journeys", "e2e/playwright.config.ts is missing");
else if (!machine.findChromium)
  failStep(
    "browser journeys",
    "no Chromium: install it (Debian: apt-get install chromium-headless-shell, or chromium)",
  );
else if (!built) failStep("browser journeys", "there are no pages to look at");
else await playwright("browser journeys", tools);

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 ? 1 : 0);

async function withoutServer() {
  await runStep("lint and borders", [["biome", ["ci", "--colors=off", "."], tools]]);
  await runStep("tests name rows of the ledger", [[node, ["scripts/ledger.mjs", "--check"], tools]]);
  await vitest("rules, contract, sample, web, house", ["rules", "contract", "sample", "web", "house"], tools);
}

async function onOwnServer() {
  const name = "server and pages on an own PostgreSQL";
  if (machine.findPostgres) await vitest(name, ["server-own"], tools);
  else skipStep(name, "no server program here: install Debian's `postgresql` or the like");
}

async function buildPages() {
  const sources = sourceFingerprint();
  const [command, words] = npmCommand(buildArgs);
  const built = await runStep("build of the pages", [[command, words, { ...tools, NODE_ENV: "production" }]]);
  if (built) saveFingerprint(sources);
  return built;
}

function stop(signal) {
  stopSteps();
  console.log(`\nbroken off: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exit(128 + constants.signals[signal]);
}
