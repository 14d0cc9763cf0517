import { spawn } from "node:child_process";
import { closeSync, existsSync, fchownSync, openSync, readFileSync, realpathSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { isRoot } from "./account.ts";
import { killOrphans } from "./cluster-processes.ts";
import type { Home } from "./home.ts";
import { isAlive, plainEnvironment, workingDirectoryOf } from "./process.ts";
import type { PostgresProgram } from "./program.ts";

export type RunningServer = {
  pid: number;
  port: number;
  socketFolder: string;
  ready: boolean;
  ended?: Promise<string>;
};

type LaunchOptions = {
  environment?: Record<string, string>;
  signal?: AbortSignal;
};

const SHARED_MEMORY_MS = 10_000;
const ORPHANS_MS = 1000;

export function findRunningServer(home: Home): RunningServer | undefined {
  const recorded = readPostmasterPid(home);
  return recorded && isServerOf(home, recorded.pid) ? recorded : undefined;
}

export async function launchServer(
  home: Home,
  program: PostgresProgram,
  settings: Record<string, string | number>,
  options: LaunchOptions = {},
): Promise<Outcome<RunningServer, string>> {
  const since = performance.now();
  for (;;) {
    const { error, ended } = await launchOnce(home, program, settings, options);
    const now = findRunningServer(home);
    if (!error && now) return accept({ ...now, ended });
    const waited = performance.now() - since;
    const again = error?.includes("shared memory block") && waited < SHARED_MEMORY_MS && !options.signal?.aborted;
    if (!again) return refuse(`PostgreSQL did not start on ${home.cluster}: ${error}. See ${logOf(home)}.`);
    if (waited > ORPHANS_MS) killOrphans(home);
    await pause(100);
  }
}

export async function waitUntilReady(home: Home, signal?: AbortSignal): Promise<RunningServer | undefined> {
  for (;;) {
    const now = findRunningServer(home);
    if (!now || now.ready || signal?.aborted) return now;
    await pause(20);
  }
}

export const isServerAlive = (home: Home, { pid }: RunningServer): boolean => isServerOf(home, pid);

/** Aborts running transactions. False if the server does not end in time. */
export async function shutDownServer(home: Home): Promise<boolean> {
  const now = findRunningServer(home);
  if (!now) return true;
  process.kill(now.pid, "SIGINT");
  for (const until = performance.now() + 60_000; performance.now() < until; await pause(10))
    if (!isAlive(now.pid)) return true;
  return false;
}

async function launchOnce(
  home: Home,
  program: PostgresProgram,
  settings: Record<string, string | number>,
  { environment, signal }: LaunchOptions,
): Promise<{ error?: string | undefined; ended: Promise<string> }> {
  const log = logOf(home);
  const output = openLog(home);
  const before = statSync(log).size;
  const settingArguments = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Detached: Ctrl-C must not end the database before the requests under way.
  const child = spawn(program.postgres, ["-D", home.cluster, ...settingArguments], {
    ...home.account,
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
    env: { ...plainEnvironment(), ...postmasterEnvironment(home), ...environment },
  });
  closeSync(output);
  child.unref();
  let isEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("exit", (code, endSignal) => resolve(endSignal ?? `exit code ${code}`));
  });
  void ended.then(() => {
    isEnded = true;
  });
  const interrupt = () => void child.kill("SIGINT");
  signal?.addEventListener("abort", interrupt);
  while (!isEnded) {
    const now = readPostmasterPid(home);
    if (now?.pid === child.pid && now?.ready) break;
    await pause(10);
  }
  signal?.removeEventListener("abort", interrupt);
  return isEnded ? { error: errorInLog(readFileSync(log).subarray(before).toString()), ended } : { ended };
}

/** Belongs to the user that PostgreSQL runs as: the program becomes that user and starts the server again. */
function openLog(home: Home): number {
  const log = logOf(home);
  try {
    if (existsSync(log) && statSync(log).size > 8_000_000) renameSync(log, `${log}.old`);
  } catch {}
  const output = openSync(log, "a", 0o600);
  if (home.account && isRoot()) fchownSync(output, home.account.uid, home.account.gid);
  return output;
}

/** The pid in a stale postmaster.pid may belong to another program: PostgreSQL ignores it as its grandparent. */
function postmasterEnvironment(home: Home): Record<string, string> {
  const recorded = readPostmasterPid(home);
  return recorded && !isServerOf(home, recorded.pid) ? { PG_GRANDPARENT_PID: String(recorded.pid) } : {};
}

function isServerOf(home: Home, pid: number) {
  if (!isAlive(pid)) return false;
  // PostgreSQL's working directory is its data folder.
  if (process.platform !== "linux") return true;
  return workingDirectoryOf(pid) === realpathSync(home.cluster);
}

function readPostmasterPid(home: Home): RunningServer | undefined {
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

function errorInLog(log: string) {
  const lines = log.split("\n").filter((line) => /\b(FATAL|PANIC|ERROR):|error while loading|cannot/.test(line));
  return (
    (lines.at(-1) ?? log.trim().split("\n").at(-1) ?? "").replace(/^.*?(FATAL|PANIC|ERROR): */, "") || "no reason given"
  );
}
