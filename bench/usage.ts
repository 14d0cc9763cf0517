import { readFileSync } from "node:fs";

// The kernel counts in hundredths of a second for programs, whatever it counts in for itself.
const TICKS_PER_SECOND = 100;

/** Processor time that a process has used so far, all of its threads, in its own code and in the kernel for it. */
export function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold anything, also blanks: fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory of a process in MB: what it holds now, or the most that it ever held. */
export function megabytesOf(pid: number, which: "VmRSS" | "VmHWM"): number {
  const [, kilobytes] = new RegExp(`${which}:\\s*(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
