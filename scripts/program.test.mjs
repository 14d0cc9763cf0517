import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { rootDir } from "./root-dir.mjs";

// A program that records its signals and exits with code 3 shortly after the first one.
const PROGRAM = `
import { appendFileSync } from "node:fs";
const received = (word) => appendFileSync(process.argv[2], word + "\\n");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => { received(signal); setTimeout(() => process.exit(3), 300); });
received("started " + process.pid);
setInterval(() => {}, 1000);
`;

test("one Ctrl-C in the terminal reaches the program as one signal, and the launcher exits with its code", async () => {
  const { launcher, received, started } = await launch();
  await started();
  process.kill(-launcher.pid, "SIGINT");
  await pause(100);
  // npm forwards the same signal once more.
  process.kill(-launcher.pid, "SIGINT");
  expect(await codeOf(launcher)).toBe(3);
  expect(received().slice(1)).toEqual(["SIGINT"]);
});

test("killing the launcher stops the program with SIGTERM", async () => {
  const { launcher, received, started, ended } = await launch();
  await started();
  launcher.kill("SIGKILL");
  await ended();
  expect(received().slice(1)).toEqual(["SIGTERM"]);
});

test("killing npm stops the launcher and the program, with or without a shell between them", async () => {
  for (const script of ["$0 $1 $2 $3", "$0 $1 $2 $3; exit $?"]) {
    const { launcher, received, started, ended } = await launch(`sh -c '${script}' "$@"; true`);
    await started();
    launcher.kill("SIGKILL");
    await ended();
    expect(received().slice(1)).toEqual(["SIGTERM"]);
  }
});

test("a missing file is reported as one line with exit code 1", async () => {
  const child = spawn(process.execPath, [join(rootDir, "scripts", "run.mjs"), "no/such/file.ts"]);
  let errorOutput = "";
  child.stderr.on("data", (piece) => {
    errorOutput += piece;
  });
  expect(await codeOf(child)).toBe(1);
  expect(errorOutput).toBe("There is no no/such/file.ts to run.\n");
});

/** Starts the program through the launcher: directly, or by a shell script in the place of npm. */
async function launch(script) {
  const folder = mkdtempSync(join(tmpdir(), "pecacerta-program-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [program, notes] = [join(folder, "program.mjs"), join(folder, "notes")];
  writeFileSync(program, PROGRAM);
  writeFileSync(notes, "");
  const args = [process.execPath, join(rootDir, "scripts", "run.mjs"), program, notes];
  const [command, ...rest] = script ? ["sh", "-c", script, "npm", ...args] : args;
  const environment = { ...process.env, npm_lifecycle_event: script ? "start" : "" };
  const launcher = spawn(command, rest, { detached: true, stdio: "inherit", env: environment });
  const received = () => readFileSync(notes, "utf8").trim().split("\n").filter(Boolean);
  const until = async (what) => {
    for (let wait = 0; wait < 500 && !what(); wait += 1) await pause(20);
    expect(what()).toBe(true);
  };
  const pid = () => Number(received()[0]?.split(" ")[1]);
  return {
    launcher,
    received,
    started: () => until(() => received().length > 0),
    ended: () => until(() => !isThere(pid())),
  };
}

function isThere(pid) {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

const codeOf = (child) => new Promise((resolve) => child.once("exit", resolve));
