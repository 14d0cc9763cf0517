import { readdirSync, readFileSync } from "node:fs";

// The kernel counts in hundredths of a second for programs, whatever it counts in for itself.
const TICKS_PER_SECOND = 100;

/** Processor time that a process has used so far, all of its threads, in its own code and in the kernel for it. */
export function cpuSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

// A name in parentheses may hold anything, also blanks: fields are counted from behind it.
function fieldsOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Memory of a process in MB: what it holds now, or the most that it ever held. */
export function memoryMegabytes(pid: number, which: "VmRSS" | "VmHWM"): number {
  const [, kilobytes] = new RegExp(`${which}:\\s*(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** The same of the processes that a process started, also of those that have ended: of a PostgreSQL, its connections. */
export function childCpuSeconds(pid: number): number {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid);
  const fields = fieldsOf(pid);
  const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  return children.reduce((sum, child) => sum + (usedBy(Number(child)) ?? 0), ended);
}

/** Processor time that all programs of the machine have used so far. */
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

const parentOf = (pid: number): number | undefined => orGone(() => Number(fieldsOf(pid)[1]));
const usedBy = (pid: number): number | undefined => orGone(() => cpuSeconds(pid));

// A process may end between being listed and being read.
function orGone(read: () => number): number | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
