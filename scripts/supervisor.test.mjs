import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

// A program that records each start, then fails as its argument says. No shop is needed.
const PROGRAM = `
import { appendFileSync } from "node:fs";
const [notes, word] = process.argv.slice(2);
const restarts = Number(process.env.PROCESS_RESTARTS ?? 0);
const worker = Number(process.env.PROCESS_WORKER);
const { PORT: port, INTERNAL_PORT: internalPort, PROCESS_RESTART_REASON: reason, PROCESS_DEV_PAGES_KEY: key } = process.env;
process.on("SIGTERM", () => { process.send({ state: "stopping" }); setTimeout(() => process.exit(0), 50); });
appendFileSync(notes, JSON.stringify({ at: Date.now(), pid: process.pid, worker, restarts, port, internalPort, reason, key }) + "\\n");
const internalPorts = word === "workers" && worker === 1 ? [4322, 4323, 0] : [4321 + worker];
const ready = () => process.send({ state: "ready", port: 4321, internalPorts });
if (word === "never-ready") process.exit(1);
if (word === "fails-thrice" && restarts < 3) { if (restarts === 0) ready(); setTimeout(() => process.exit(7), 20); }
else { ready(); setInterval(() => {}, 1000); }
`;

function launch(word) {
  const folder = mkdtempSync(join(tmpdir(), "pecacerta-supervisor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [program, notes] = [join(folder, "program.mjs"), join(folder, "notes")];
  writeFileSync(program, PROGRAM);
  writeFileSync(notes, "");
  const code = `import { superviseProgram } from ${JSON.stringify(pathToFileURL(join(rootDir, "scripts", "supervisor.mjs")))};
    superviseProgram(${JSON.stringify([program, notes, word])}, { PORT: "0" });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "inherit", "pipe"],
    env: { ...process.env, npm_lifecycle_event: "" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr.on("data", (piece) => {
    errors += piece;
  });
  const ended = new Promise((resolve) => child.once("exit", (exitCode, signal) => resolve(exitCode ?? signal)));
  const starts = () =>
    readFileSync(notes, "utf8")
      .trim()
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const waitForStarts = async (count) => {
    for (let wait = 0; wait < 1000 && starts().length < count; wait += 1) await pause(10);
    expect(starts()).toHaveLength(count);
  };
  return { child, ended, starts, waitForStarts, errors: () => errors.trim().split("\n") };
}

test("a start that never became ready is not repeated, and the launcher exits with its code", async () => {
  const { ended, starts } = launch("never-ready");
  expect(await ended).toBe(1);
  expect(starts()).toHaveLength(1);
});

test("a program that was ready is restarted on its ports, after a delay that doubles", async () => {
  const { child, ended, starts, waitForStarts, errors } = launch("fails-thrice");
  await waitForStarts(4);
  const [first, second, third, fourth] = starts();
  expect(first).toMatchObject({ restarts: 0, port: "0" });
  expect(fourth).toMatchObject({ restarts: 3, port: "4321", reason: "exit code 7" });
  expect(third.at - second.at).toBeGreaterThan(400);
  expect(fourth.at - third.at).toBeGreaterThan(800);
  expect(errors().map((line) => /in (\S+) s:/.exec(line)?.[1])).toEqual(["0.2", "0.4", "0.8"]);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a signal while the launcher waits for a restart exits with 0", async () => {
  const { child, ended, starts } = launch("fails-thrice");
  await new Promise((resolve) => child.stderr.once("data", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(starts()).toHaveLength(1);
});

test("further workers start when the first is ready, on its port, and each restarts alone", async () => {
  const { child, ended, starts, waitForStarts, errors } = launch("workers");
  await waitForStarts(3);
  const [first, ...others] = starts();
  expect(first).toMatchObject({ worker: 1, port: "0" });
  expect(first.key).toMatch(/^[\w-]{43}$/);
  const { key } = first;
  others.sort((one, other) => one.worker - other.worker);
  expect(others).toMatchObject([
    { worker: 2, port: "4321", internalPort: "4323", key },
    { worker: 3, port: "4321", internalPort: "0", key },
  ]);
  for (const [index, failed] of [first, ...others].entries()) {
    process.kill(failed.pid, "SIGKILL");
    await waitForStarts(4 + index);
    const restarted = { worker: failed.worker, restarts: 1, port: "4321", reason: "SIGKILL", key };
    expect(starts().at(-1)).toMatchObject({ ...restarted, internalPort: String(4321 + failed.worker) });
  }
  expect(errors().map((line) => /^(.*) failed \(SIGKILL\)/.exec(line)?.[1])).toEqual([
    "The shop",
    "Worker 2",
    "Worker 3",
  ]);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a worker that stops by itself ends the others", async () => {
  const { ended, starts, waitForStarts } = launch("workers");
  await waitForStarts(3);
  process.kill(starts()[1].pid, "SIGTERM");
  expect(await ended).toBe(0);
  expect(starts()).toHaveLength(3);
});
