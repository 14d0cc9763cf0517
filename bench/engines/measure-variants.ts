import { childCpuSeconds } from "../process-usage.ts";
import type { EngineScenario } from "./engine-scenarios.ts";

/** Milliseconds: latencies, and CPU time of this process and of PostgreSQL for each call. */
export type VariantResult = {
  scenario: string;
  variant: string;
  maxP99?: number;
  p50: number;
  p99: number;
  processMs: number;
  databaseMs: number;
  calls: number;
};

type Effort = {
  rounds: number;
  seconds: number;
  /** Calls at the same time. */
  callers: number;
  postmaster: number;
  log: (line: string) => void;
};
type Sample = { latencies: number[]; processSeconds: number; databaseSeconds: number };

/** Measures the variants of a scenario in turn, round by round, so that other load affects all alike. */
export async function measureVariants(scenarios: readonly EngineScenario[], effort: Effort): Promise<VariantResult[]> {
  const results: VariantResult[] = [];
  for (const { name, maxP99, variants } of scenarios) {
    const samples = variants.map(() => [] as Sample[]);
    // Fills the caches of the engines.
    await Promise.all(variants[0]?.calls.map((call) => call()) ?? []);
    for (let round = 0; round < effort.rounds; round++)
      for (const [index, { calls }] of variants.entries()) samples[index]?.push(await measureCalls(calls, effort));
    for (const [index, variant] of variants.entries()) {
      const result = { scenario: name, variant: variant.name, maxP99, ...summarize(samples[index] ?? []) };
      effort.log(`${name}, ${variant.name}: p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms`);
      results.push(result);
    }
  }
  return results;
}

async function measureCalls(
  calls: readonly (() => Promise<unknown>)[],
  { seconds, callers, postmaster }: Effort,
): Promise<Sample> {
  const latencies: number[] = [];
  const end = performance.now() + 1000 * seconds;
  const [processBefore, databaseBefore] = [process.cpuUsage(), childCpuSeconds(postmaster)];
  let next = 0;
  const runCaller = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      await calls[next++ % calls.length]?.();
      latencies.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, runCaller));
  const { user, system } = process.cpuUsage(processBefore);
  return {
    latencies,
    processSeconds: (user + system) / 1e6,
    databaseSeconds: childCpuSeconds(postmaster) - databaseBefore,
  };
}

function summarize(samples: readonly Sample[]) {
  const latencies = samples.flatMap((sample) => sample.latencies).sort((one, other) => one - other);
  const calls = latencies.length;
  const at = (share: number) => latencies[Math.min(calls - 1, Math.floor(calls * share))] ?? 0;
  const perCall = (read: (sample: Sample) => number) =>
    (1000 * samples.reduce((sum, one) => sum + read(one), 0)) / calls;
  return {
    p50: at(0.5),
    p99: at(0.99),
    processMs: perCall(({ processSeconds }) => processSeconds),
    databaseMs: perCall(({ databaseSeconds }) => databaseSeconds),
    calls,
  };
}
