import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { cause as killProgram, proof as proveProgramKilled } from "./faults/rows/kill-program.mjs";
import { RowLeftOut, runRow } from "./faults/run-row.mjs";
import { rootDir } from "./root-dir.mjs";

const LIMIT_MS = 10_000;

// One row in its short version: the whole table of `npm run faults` takes minutes.
test("npm run faults causes a fault, prints its figure and the promise, and stops every process", async () => {
  const child = spawn(process.execPath, ["scripts/faults/main.mjs", "--short", "--only", "database killed"], {
    cwd: rootDir,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (piece) => {
    printed += piece;
  });
  const [code] = await once(child, "close");
  expect(printed).toMatch(/^ok {4}database killed +served after \d\.\d s; .*nothing lost$/m);
  expect(printed).toMatch(/^ +proven: the backend is gone, PostgreSQL ended its other processes$/m);
  expect(printed).toContain("Every promise holds.");
  expect(code).toBe(0);
});

test("every row declares the fault that it causes and what proves it", async () => {
  const files = readdirSync(new URL("faults/rows/", import.meta.url));
  const rows = await Promise.all(files.map((file) => import(`./faults/rows/${file}`)));
  for (const row of rows)
    expect({ ...row }).toEqual({
      ...row,
      name: expect.any(String),
      promise: expect.any(String),
      cause: expect.any(Function),
      proof: expect.any(Function),
      run: expect.any(Function),
    });
});

const plantedRow = (parts) => ({
  name: "planted",
  promise: "nothing happens",
  cause: () => "caused",
  proof: (caused) => ({ "the fault is there": caused === "caused" }),
  run: async (_harness, causeFault) => ({ figure: await causeFault(), ok: true }),
  ...parts,
});

test("a row whose fault is caused and proven passes", async () => {
  expect(await runRow(plantedRow(), {}, LIMIT_MS)).toEqual({
    figure: "caused",
    proven: "the fault is there",
    ok: true,
  });
});

test.each([
  ["has no cause", { cause: undefined }, "the row has no cause"],
  ["has no proof", { proof: undefined }, "the row has no proof"],
  ["never causes its fault", { run: async () => ({ figure: "fine", ok: true }) }, "NOT PROVEN: no fault was caused"],
  ["has a proof that is false", { cause: () => "nothing" }, "NOT PROVEN: the fault is there"],
  ["has a proof that checks nothing", { proof: () => ({}) }, "NOT PROVEN: the proof checks nothing"],
  ["has a check without a value", { proof: () => ({ gone: undefined }) }, "NOT PROVEN: gone"],
  ["has a proof that fails", { proof: () => Promise.reject(new Error("no process")) }, "no process"],
  ["has a cause that fails", { cause: () => Promise.reject(new Error("no such process")) }, "no such process"],
])("a planted row that %s falls short", async (_name, parts, figure) => {
  const row = await runRow(plantedRow(parts), {}, LIMIT_MS);
  expect(row.ok).toBe(false);
  expect(row.figure).toContain(figure);
});

test("a row that this machine cannot run is left out, not passed", async () => {
  const run = () => Promise.reject(new RowLeftOut("no Citus"));
  expect(await runRow(plantedRow({ run }), {}, LIMIT_MS)).toMatchObject({
    figure: "no Citus",
    ok: false,
    isLeftOut: true,
  });
});

test.each([
  ["SIGKILL", true],
  ["SIGTERM", false],
])("a program that is sent %s: the proof of kill -9 is %s", async (signal, isProven) => {
  const child = spawn(
    process.execPath,
    ["-e", "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('ready')"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const exited = once(child, "exit").then(([code, end]) => code ?? end);
  await once(child.stdout, "data");
  // What the harness did once: it sent SIGTERM whatever a row asked for.
  const stop = () => child.kill(signal) && exited;
  const row = plantedRow({
    cause: killProgram,
    proof: proveProgramKilled,
    run: async (_harness, causeFault) => ({ figure: await causeFault({ child, stop }), ok: true }),
  });
  expect((await runRow(row, {}, LIMIT_MS)).ok).toBe(isProven);
});
