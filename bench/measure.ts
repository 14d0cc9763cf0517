import type { Sent } from "autocannon";
import type { Generator, Measured } from "./processes.ts";
import { cpuSecondsOf } from "./usage.ts";

/** What one round of load told: how many answers per second of the server's processor time, and how the clients felt it. */
export type Round = { perCpuSecond: number; perSecond: number; p50: number; p99: number; failed: number };
export type Effort = { seconds?: number; amount?: number };

const CONNECTIONS = 8;

/** Loads a server for a while, and reads from the kernel what that cost its process. */
export async function measure(
  generator: Generator,
  { url, pid }: Measured,
  requests: Sent[],
  effort: Effort,
): Promise<Round> {
  const before = cpuSecondsOf(pid);
  const { answered, failed, seconds, p50, p99 } = await generator.run({
    url,
    requests,
    connections: CONNECTIONS,
    ...effort,
  });
  const used = cpuSecondsOf(pid) - before;
  return { perCpuSecond: answered / used, perSecond: answered / seconds, p50, p99, failed };
}
