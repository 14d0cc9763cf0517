import { readdirSync, readFileSync, realpathSync } from "node:fs";
import type { Home } from "./home.ts";
import { isFrozen, parentOf, sendSignal, workingDirectoryOf } from "./process.ts";

/** Kills what a killed postmaster left behind, such as a long statement: PostgreSQL does not start while one of them lives. */
export function killOrphans({ cluster }: Home): void {
  const folder = realpathSync(cluster);
  const pids = allPids().filter((pid) => workingDirectoryOf(pid) === folder);
  if (pids.some((pid) => pids.includes(parentOf(pid)))) return;
  for (const pid of pids) sendSignal(pid, "SIGKILL");
}

function allPids(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

export const frozenProcesses = (postmaster: number): number[] =>
  [postmaster, ...childrenOf(postmaster)].filter(isFrozen);

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").map(Number).filter(Boolean);
  } catch {
    return [];
  }
}
