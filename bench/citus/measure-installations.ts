import { childCpuSeconds, cpuSeconds } from "../process-usage.ts";
import type { LoadGenerator, MeasuredServer } from "../processes.ts";
import type { Scenario } from "../scenarios.ts";

/** CPU milliseconds of each response and the median latency in milliseconds. */
export type CitusRound = { databaseMs: number; shopMs: number; p50: number; failed: number };
export type MeasuredInstallation = {
  shop: MeasuredServer;
  scenarios: Scenario[];
  /** By the scenario's key. */
  rounds: Map<string, CitusRound[]>;
};

type Effort = { generator: LoadGenerator; postmasters: readonly number[]; rounds: number; seconds: number };

const CONNECTIONS = 4;
const WARM_UP_SECONDS = 2;

/** Measures the installations in turn, scenario by scenario, so that other load affects both alike. */
export async function measureInstallations(
  installations: readonly MeasuredInstallation[],
  effort: Effort,
): Promise<void> {
  const count = installations[0]?.scenarios.length ?? 0;
  for (let round = 0; round <= effort.rounds; round++) {
    console.error(round === 0 ? "Warming up …" : `Round ${round} of ${effort.rounds} …`);
    for (let at = 0; at < count; at++)
      for (const { shop, scenarios, rounds } of installations) {
        const scenario = scenarios[at] as Scenario;
        const result = await measureCitusRound(shop, scenario, round, effort);
        if (round > 0) rounds.set(scenario.key, [...(rounds.get(scenario.key) ?? []), result]);
      }
  }
}

async function measureCitusRound(
  { url, pid }: MeasuredServer,
  { requests, requestsPerRound }: Scenario,
  round: number,
  { generator, postmasters, seconds }: Effort,
): Promise<CitusRound> {
  const databaseSeconds = () => postmasters.reduce((sum, postmaster) => sum + childCpuSeconds(postmaster), 0);
  const [databaseBefore, shopBefore] = [databaseSeconds(), cpuSeconds(pid)];
  const { responses, failed, p50 } = await generator.run({
    url,
    requests: requests(round),
    connections: CONNECTIONS,
    ...(requestsPerRound === undefined
      ? { seconds: round === 0 ? WARM_UP_SECONDS : seconds }
      : { amount: requestsPerRound }),
  });
  const perResponse = (usedSeconds: number) => (1000 * usedSeconds) / responses;
  return {
    databaseMs: perResponse(databaseSeconds() - databaseBefore),
    shopMs: perResponse(cpuSeconds(pid) - shopBefore),
    p50,
    failed,
  };
}
