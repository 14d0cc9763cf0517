import { childCpuSeconds, cpuSeconds, machineCpuSeconds, memoryMegabytes } from "../process-usage.ts";
import type { LoadGenerator, MeasuredServer } from "../processes.ts";
import { type CatalogScenario, toHttpRequest } from "./catalog-scenarios.ts";

/** Latency and CPU time per response in milliseconds. */
export type ScenarioResult = {
  scenario: CatalogScenario;
  responses: number;
  failed: number;
  p50: number;
  p99: number;
  shopMs: number;
  databaseMs: number;
  /** Number of CPUs that other programs of the machine used. */
  otherCpus: number;
  /** Milliseconds of the same SQL statements on one connection, without the shop. */
  direct: { p50: number; p99: number; statements: number };
};

export const CONNECTIONS = 8;

type CpuUsage = Record<"shop" | "database" | "load" | "all", number>;
type Machine = { generator: LoadGenerator; shop: MeasuredServer; postmaster: number; seconds: number };

export async function measureScenario(
  { generator, shop, postmaster, seconds }: Machine,
  scenario: CatalogScenario,
): Promise<Omit<ScenarioResult, "direct">> {
  const load = { url: shop.url, requests: scenario.requests.map(toHttpRequest), connections: CONNECTIONS };
  await generator.run({ ...load, amount: Math.max(scenario.requests.length, CONNECTIONS) });
  const readUsage = (): CpuUsage => ({
    shop: cpuSeconds(shop.pid),
    database: childCpuSeconds(postmaster),
    load: cpuSeconds(generator.pid),
    all: machineCpuSeconds(),
  });
  const before = readUsage();
  const { responses, failed, p50, p99, seconds: elapsedSeconds } = await generator.run({ ...load, seconds });
  const after = readUsage();
  const increase = (process: keyof CpuUsage) => after[process] - before[process];
  const perResponse = (process: keyof CpuUsage) => (1000 * increase(process)) / Math.max(1, responses);
  const otherCpus =
    Math.max(0, increase("all") - increase("shop") - increase("database") - increase("load")) / elapsedSeconds;
  return {
    scenario,
    responses,
    failed,
    p50,
    p99,
    shopMs: perResponse("shop"),
    databaseMs: perResponse("database"),
    otherCpus,
  };
}

export const memoryUsage = ({ pid }: MeasuredServer): { current: number; peak: number } => ({
  current: memoryMegabytes(pid, "VmRSS"),
  peak: memoryMegabytes(pid, "VmHWM"),
});
