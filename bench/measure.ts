import type { HttpRequest } from "autocannon";
import { cpuSeconds } from "./process-usage.ts";
import type { LoadGenerator, MeasuredServer } from "./processes.ts";

/** What one round of load told: how many answers per second of the server's processor time, and how the clients felt it. */
export type Round = { perCpuSecond: number; perSecond: number; p50: number; p99: number; failed: number };
export type RoundLimit = { seconds?: number; amount?: number };

const CONNECTIONS = 8;

/** Loads a server for a while, and reads from the kernel what that cost its process. */
export async function measureRound(
  generator: LoadGenerator,
  { url, pid }: MeasuredServer,
  requests: HttpRequest[],
  effort: RoundLimit,
): Promise<Round> {
  const before = cpuSeconds(pid);
  const { answered, failed, seconds, p50, p99 } = await generator.run({
    url,
    requests,
    connections: CONNECTIONS,
    ...effort,
  });
  const used = cpuSeconds(pid) - before;
  return { perCpuSecond: answered / used, perSecond: answered / seconds, p50, p99, failed };
}
