import { spawn } from "node:child_process";
import { rootDir } from "./root-dir.mjs";

/** The counts of all steps. A step that runs no tests counts as one check. */
const totals = { passed: 0, failed: 0, skipped: 0 };
const flakyTests = [];
const MAX_FLAKY_TESTS = 2;

const running = new Set();

export async function runStep(name, commands, count = countAsOneCheck) {
  const started = performance.now();
  let [output, ok] = ["", true];
  for (const [command, args, environment] of commands) {
    const { code, printed: commandOutput } = await run(command, args, environment);
    output += commandOutput;
    ok &&= code === 0;
  }
  const counted = count(ok, output);
  // A runner that ended before it could write a report has failed.
  if (!ok && counted.failed === 0) counted.failed = 1;
  for (const kind of Object.keys(totals)) totals[kind] += counted[kind];
  flakyTests.push(...(counted.flaky ?? []));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isPassed = ok && counted.failed === 0;
  console.log(
    `${isPassed ? "✓" : "✗"} ${name.padEnd(44)} ${seconds.padStart(6)} s   ${isPassed ? formatCounts(counted) : "FAILED"}`,
  );
  if (!isPassed) console.log(indent(output));
  return isPassed;
}

/** Runs the steps in their order, at most `lanes` at a time. */
export async function runInLanes(lanes, steps) {
  const waiting = steps.values();
  const runLane = async () => {
    for (const step of waiting) await step();
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

export function skipStep(name, why) {
  totals.skipped += 1;
  console.log(`\n!!! SKIPPED: ${name}: ${why}\n`);
}

export function failStep(name, why) {
  totals.failed += 1;
  console.log(`✗ ${name}: ${why}`);
}

export function stopSteps() {
  for (const { pid } of running) if (pid) signalGroup(pid, "SIGTERM");
}

/** Prints the flaky tests and, as the last line, the counts. Returns the exit code. */
export function printTotals(introduction = "") {
  if (flakyTests.length > 0) {
    console.log(`\n${flakyTests.length} flaky, passed at the second try:`);
    for (const test of flakyTests) console.log(`    ${test}`);
  }
  if (flakyTests.length > MAX_FLAKY_TESTS) failStep("flaky tests", `more than ${MAX_FLAKY_TESTS}`);
  console.log(`\n${introduction}${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  return totals.failed > 0 ? 1 : 0;
}

// For what hangs: a busy machine needs twice the time of a quiet one.
const STEP_TIMEOUT_MS = 1_800_000;

function run(command, args, environment) {
  return new Promise((resolve) => {
    let commandOutput = "";
    const child = spawn(command, args, {
      cwd: rootDir,
      env: environment,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    const timer = setTimeout(() => {
      commandOutput += `\nStill running after ${STEP_TIMEOUT_MS / 1000} s: stopped.\n`;
      signalGroup(child.pid, "SIGKILL");
    }, STEP_TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (piece) => {
        commandOutput += piece;
      });
    child.on("error", (error) => {
      commandOutput += error.message;
      resolve({ code: 127, printed: commandOutput });
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 128, printed: commandOutput });
    });
  });
}

function signalGroup(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {}
}

function countAsOneCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

function formatCounts({ passed, skipped }) {
  return `${passed} passed${skipped ? `, ${skipped} skipped` : ""}`;
}

function indent(output) {
  return output
    .trimEnd()
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
