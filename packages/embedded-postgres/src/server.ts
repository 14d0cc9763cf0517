import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Home } from "./home.ts";
import { isAlive, plainEnvironment, workingDirectoryOf } from "./process.ts";
import type { PostgresProgram } from "./program.ts";

/** What PostgreSQL writes about itself in `postmaster.pid`. */
export type RunningServer = { pid: number; port: number; socketFolder: string; ready: boolean };

/** The live server on the home's cluster, started by any process. */
export function findRunningServer(home: Home): RunningServer | undefined {
  const noted = noteOf(home);
  return noted && isServerOf(home, noted.pid) ? noted : undefined;
}

export async function launchServer(
  home: Home,
  program: PostgresProgram,
  settings: Record<string, string | number>,
): Promise<Outcome<RunningServer, string>> {
  const until = performance.now() + 10_000;
  for (;;) {
    const fault = await launchOnce(home, program, settings);
    const now = findRunningServer(home);
    if (!fault && now) return accept(now);
    // The last backends of a killed server need a moment to notice and let its memory go.
    const again = fault?.includes("shared memory block") && performance.now() < until;
    if (!again) return refuse(`PostgreSQL did not start on ${home.cluster}: ${fault}. See ${logOf(home)}.`);
    await pause(100);
  }
}

/** Waits until a server that lives takes connections: after a crash it first reads its log, however long that takes. */
export async function waitUntilReady(home: Home): Promise<RunningServer | undefined> {
  for (;;) {
    const now = findRunningServer(home);
    if (!now || now.ready) return now;
    await pause(20);
  }
}

/** Ends the server: what runs is broken off, what was committed is on disk. Answers whether it is gone. */
export async function shutDownServer(home: Home): Promise<boolean> {
  const now = findRunningServer(home);
  if (!now) return true;
  process.kill(now.pid, "SIGINT");
  for (const until = performance.now() + 60_000; performance.now() < until; await pause(10))
    if (!isAlive(now.pid)) return true;
  return false;
}

async function launchOnce(home: Home, program: PostgresProgram, settings: Record<string, string | number>) {
  const log = logOf(home);
  if (existsSync(log) && statSync(log).size > 8_000_000) renameSync(log, `${log}.old`);
  const output = openSync(log, "a", 0o600);
  const before = statSync(log).size;
  const words = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // A session of its own: the terminal's Ctrl-C must reach us alone, so that requests can end before the database does.
  const child = spawn(program.postgres, ["-D", home.cluster, ...words], {
    ...home.account,
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
    env: { ...plainEnvironment(), ...beyondStrangers(home) },
  });
  closeSync(output);
  child.unref();
  let ended = child.pid === undefined;
  child.once("error", () => {
    ended = true;
  });
  child.once("exit", () => {
    ended = true;
  });
  while (!ended) {
    const now = noteOf(home);
    if (now?.pid === child.pid && now?.ready) return undefined;
    await pause(10);
  }
  return reasonIn(readFileSync(log).subarray(before).toString());
}

/**
 * After a restart of the machine the number in a dead server's note may belong to some other program, or the dead server
 * itself may still be listed because nobody collected it, and PostgreSQL then refuses to start. Its note is never ours to
 * delete: we tell it, the way pg_ctl does, which process it need not fear.
 */
function beyondStrangers(home: Home): Record<string, string> {
  const noted = noteOf(home);
  return noted && !isServerOf(home, noted.pid) ? { PG_GRANDPARENT_PID: String(noted.pid) } : {};
}

function isServerOf(home: Home, pid: number) {
  if (!isAlive(pid)) return false;
  // A server stands in its own data folder. Where the system does not tell, a living process counts as the server.
  if (process.platform !== "linux") return true;
  return workingDirectoryOf(pid) === realpathSync(home.cluster);
}

function noteOf(home: Home): RunningServer | undefined {
  try {
    const lines = readFileSync(join(home.cluster, "postmaster.pid"), "utf8").split("\n");
    const [pid, , , port, socketFolder, , , state] = lines;
    if (!Number(pid)) return undefined;
    return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? "", ready: state?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

const logOf = (home: Home) => join(home.folder, "log");

function reasonIn(log: string) {
  const lines = log.split("\n").filter((line) => /\b(FATAL|PANIC|ERROR):|error while loading|cannot/.test(line));
  return (
    (lines.at(-1) ?? log.trim().split("\n").at(-1) ?? "").replace(/^.*?(FATAL|PANIC|ERROR): */, "") || "no reason given"
  );
}
