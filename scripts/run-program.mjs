import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { findNode, toolEnvironment } from "./installed.mjs";
import { rootDir } from "./root-dir.mjs";

const settings = JSON.parse(readFileSync(join(rootDir, "scripts", "node-settings.json"), "utf8"));
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

export function runProgram(args, environment = {}) {
  const child = spawnProgram(args, environment);
  onStopSignal((signal) => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(exitCodeOf(code, signal)));
}

// The program has its own process group, so that Ctrl-C reaches it once: from here.
export function spawnProgram(args, environment) {
  const envFileFlags = existsSync(join(rootDir, ".env")) ? [`--env-file=${join(rootDir, ".env")}`] : [];
  const stopFlags = ["--import", join(rootDir, "scripts", "stop-with-launcher.mjs")];
  // Without its settings Node keeps memory that the database could use, and starts slowly.
  const child = spawn(findNode(), [...envFileFlags, ...stopFlags, ...settings.flags, ...args], {
    cwd: rootDir,
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: toolEnvironment({ ...settings.environment, ...environment }),
  });
  child.channel?.unref();
  child.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  return child;
}

// The terminal sends a signal to every process at once and npm forwards it again: a signal within a second of the last is
// the same one.
export function onStopSignal(stop) {
  let last = Number.NEGATIVE_INFINITY;
  const forward = (signal) => {
    if (performance.now() - last < 1000) return;
    last = performance.now();
    stop(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  onNpmKilled(() => forward("SIGTERM"));
}

export const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** A killed npm forwards no signal; this process then has another parent. */
function onNpmKilled(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = [process.ppid, parentOf(process.ppid)];
  const timer = setInterval(() => {
    if (process.ppid === ancestors[0] && parentOf(ancestors[0]) === ancestors[1]) return;
    clearInterval(timer);
    stop();
  }, 300);
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [name, parent] = [/\((.*)\)/s.exec(stat)?.[1] ?? "", stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]];
    return /^(sh|bash|dash|ash|zsh)$/.test(name) ? Number(parent) : 0;
  } catch {
    return 0;
  }
}
