import { childCpuSeconds, cpuSeconds, machineCpuSeconds, memoryMegabytes } from "../process-usage.ts";
import type { LoadGenerator, MeasuredServer } from "../processes.ts";
import { type CatalogScenario, toHttpRequest } from "./catalog-scenarios.ts";

/** How a work was answered under load: milliseconds that the clients felt, and processor time by who used it. */
export type ScenarioResult = {
  asked: CatalogScenario;
  answered: number;
  failed: number;
  p50: number;
  p99: number;
  shopMs: number;
  databaseMs: number;
  /** Processors that neither shop nor database nor the load itself used, but other programs of the machine. */
  others: number;
  /** Milliseconds of the same statements alone on one connection: the middle and the 99th of a hundred calls. */
  bare: { p50: number; p99: number; statements: number };
};

export const CONNECTIONS = 8;

type Used = Record<"shop" | "database" | "load" | "all", number>;
type Machine = { generator: LoadGenerator; shop: MeasuredServer; postmaster: number; seconds: number };

export async function measureScenario(
  { generator, shop, postmaster, seconds }: Machine,
  asked: CatalogScenario,
): Promise<Omit<ScenarioResult, "bare">> {
  const load = { url: shop.url, requests: asked.of.map(toHttpRequest), connections: CONNECTIONS };
  await generator.run({ ...load, amount: Math.max(asked.of.length, CONNECTIONS) });
  const used = (): Used => ({
    shop: cpuSeconds(shop.pid),
    database: childCpuSeconds(postmaster),
    load: cpuSeconds(generator.pid),
    all: machineCpuSeconds(),
  });
  const before = used();
  const { answered, failed, p50, p99, seconds: took } = await generator.run({ ...load, seconds });
  const after = used();
  const grown = (who: keyof Used) => after[who] - before[who];
  const each = (who: keyof Used) => (1000 * grown(who)) / Math.max(1, answered);
  const others = Math.max(0, grown("all") - grown("shop") - grown("database") - grown("load")) / took;
  return { asked, answered, failed, p50, p99, shopMs: each("shop"), databaseMs: each("database"), others };
}

export const memoryUsage = ({ pid }: MeasuredServer): { now: number; most: number } => ({
  now: memoryMegabytes(pid, "VmRSS"),
  most: memoryMegabytes(pid, "VmHWM"),
});
