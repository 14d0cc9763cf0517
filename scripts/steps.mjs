import { spawn } from "node:child_process";
import { house } from "./house.mjs";

/** What all steps together came to. A step that is no test run counts as one check. */
export const counts = { passed: 0, failed: 0, skipped: 0 };

const running = new Set();

/** Runs one step with one headline; its output is shown only when it failed. Answers the output. */
export async function step(name, commands, count = oneCheck) {
  const started = performance.now();
  let [output, ok] = ["", true];
  for (const [command, words, environment] of commands) {
    const { code, printed } = await run(command, words, environment);
    output += printed;
    ok &&= code === 0;
  }
  const here = count(ok, output);
  // A runner that broke off before it could count must not look like one that had nothing to say.
  if (!ok && here.failed === 0) here.failed = 1;
  for (const kind of Object.keys(counts)) counts[kind] += here[kind];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = ok && here.failed === 0;
  console.log(`${good ? "✓" : "✗"} ${name.padEnd(44)} ${seconds.padStart(6)} s   ${good ? inWords(here) : "FAILED"}`);
  if (!good) console.log(indented(output));
  return good;
}

/** Something that could not be looked at, said loudly. */
export function skip(name, why) {
  counts.skipped += 1;
  console.log(`\n!!! SKIPPED: ${name}: ${why}\n`);
}

/** Something that is not there though it must be. */
export function fail(name, why) {
  counts.failed += 1;
  console.log(`✗ ${name}: ${why}`);
}

/** Ends what runs, and everything that it started. */
export function breakOff() {
  for (const { pid } of running) if (pid) signal(pid, "SIGTERM");
}

const LONGEST_MS = 900_000;

function run(command, words, environment) {
  return new Promise((resolve) => {
    let printed = "";
    const child = spawn(command, words, {
      cwd: house,
      env: environment,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    const tooLong = setTimeout(() => {
      printed += `\nStill running after ${LONGEST_MS / 1000} s: broken off.\n`;
      signal(child.pid, "SIGKILL");
    }, LONGEST_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (piece) => {
        printed += piece;
      });
    child.on("error", (error) => {
      printed += error.message;
      resolve({ code: 127, printed });
    });
    child.on("close", (code) => {
      clearTimeout(tooLong);
      running.delete(child);
      resolve({ code: code ?? 128, printed });
    });
  });
}

function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch {
    // It ended by itself a moment ago.
  }
}

function oneCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

function inWords({ passed, skipped }) {
  return `${passed} passed${skipped ? `, ${skipped} skipped` : ""}`;
}

function indented(output) {
  return output
    .trimEnd()
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
