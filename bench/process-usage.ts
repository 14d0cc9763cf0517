import { readdirSync, readFileSync } from "node:fs";

// USER_HZ is 100 on every Linux that Node supports.
const TICKS_PER_SECOND = 100;

/** User and system CPU time of a process with all its threads. */
export function cpuSeconds(pid: number): number {
  const fields = readStatFields(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

// The command name in parentheses may contain spaces: fields are counted after it.
function readStatFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Memory of a process in MB: current (VmRSS) or peak (VmHWM). */
export function memoryMegabytes(pid: number, which: "VmRSS" | "VmHWM"): number {
  const [, kilobytes] = new RegExp(`${which}:\\s*(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** CPU time of a process's children, including those that have exited: PostgreSQL's connections. */
export function childCpuSeconds(pid: number): number {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentPid(Number(name)) === pid);
  const fields = readStatFields(pid);
  const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  return children.reduce((sum, child) => sum + (cpuSecondsIfRunning(Number(child)) ?? 0), ended);
}

export function machineCpuSeconds(): number {
  const [, ...ticks] = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/) ?? [];
  const [user, nice, system, , , irq, softirq] = ticks.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (user + nice + system + irq + softirq) / TICKS_PER_SECOND;
}

const parentPid = (pid: number): number | undefined => undefinedIfExited(() => Number(readStatFields(pid)[1]));
const cpuSecondsIfRunning = (pid: number): number | undefined => undefinedIfExited(() => cpuSeconds(pid));

// A process may exit between being listed and being read.
function undefinedIfExited(read: () => number): number | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
