import type { HttpRequest } from "autocannon";
import { cpuSeconds } from "./process-usage.ts";
import type { LoadGenerator, MeasuredServer } from "./processes.ts";

/** Responses per second of server CPU time and of wall time, and latencies in milliseconds. */
export type Round = { perCpuSecond: number; perSecond: number; p50: number; p99: number; failed: number };
export type RoundLimit = { seconds?: number; amount?: number };

const CONNECTIONS = 8;

export async function measureRound(
  generator: LoadGenerator,
  { url, pid }: MeasuredServer,
  requests: HttpRequest[],
  effort: RoundLimit,
): Promise<Round> {
  const before = cpuSeconds(pid);
  const { responses, failed, seconds, p50, p99 } = await generator.run({
    url,
    requests,
    connections: CONNECTIONS,
    ...effort,
  });
  const used = cpuSeconds(pid) - before;
  return { perCpuSecond: responses / used, perSecond: responses / seconds, p50, p99, failed };
}
