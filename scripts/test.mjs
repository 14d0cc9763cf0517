import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { buildWords, fingerprint, markBuilt } from "./built.mjs";
import { house } from "./house.mjs";
import { ensureInstalled, findNode, npm, withTools } from "./installed.mjs";
import { prepareMachine } from "./machine.mjs";
import { playwright, vitest } from "./runners.mjs";
import { breakOff, counts, fail, skip, step } from "./steps.mjs";
import { typeChecks } from "./types.mjs";

// `npm test`: everything that can be known about the program without people, on a fresh clone too.
ensureInstalled();
const node = findNode();
const machine = prepareMachine();
// The tools run on the Node that the program is made for, as the program does.
const tools = withTools({ CI: "1", NO_COLOR: "1", FORCE_COLOR: undefined, CHROMIUM: machine.chromium });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));

await step("types", typeChecks(tools));
const built = await buildPages();
// Those that start and stop programs wait more than they work: the others need not wait for them.
await Promise.all([
  vitest("PostgreSQL started, stopped, killed, refused", ["database-programs"], tools),
  vitest("the shop started, stopped, killed, restarted", ["shop"], tools),
  withoutServer(),
]);
// Each waits for its database, for timers and for mail servers that say nothing: meanwhile the other works.
await Promise.all([vitest("server and pages on the embedded PostgreSQL", ["server-embedded"], tools), onOwnServer()]);
if (!existsSync(join(house, "e2e", "playwright.config.ts")))
  fail("browser journeys", "e2e/playwright.config.ts is missing");
else if (!machine.chromium)
  fail("browser journeys", "no Chromium: install it (Debian: apt-get install chromium-headless-shell, or chromium)");
else if (!built) fail("browser journeys", "there are no pages to look at");
else await playwright("browser journeys", tools);

console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);

async function withoutServer() {
  await step("lint and borders", [["biome", ["ci", "--colors=off", "."], tools]]);
  await step("tests name rows of the ledger", [[node, ["scripts/ledger.mjs", "--check"], tools]]);
  await vitest("rules, contract, sample, web, house", ["rules", "contract", "sample", "web", "house"], tools);
}

async function onOwnServer() {
  const name = "server and pages on an own PostgreSQL";
  if (machine.postgres) await vitest(name, ["server-own"], tools);
  else skip(name, "no server program here: install Debian's `postgresql` or the like");
}

async function buildPages() {
  const sources = fingerprint();
  const [command, words] = npm(buildWords);
  const built = await step("build of the pages", [[command, words, { ...tools, NODE_ENV: "production" }]]);
  if (built) markBuilt(sources);
  return built;
}

function stop(signal) {
  breakOff();
  console.log(`\nbroken off: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exit(128 + constants.signals[signal]);
}
