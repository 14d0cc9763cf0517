import { measureRound, type Round } from "../measure.ts";
import { memoryMegabytes } from "../process-usage.ts";
import { type LoadGenerator, type MeasuredServer, startLoadGenerator } from "../processes.ts";
import { mixedRequests } from "../scenarios.ts";
import { loadShopData, type ShopData } from "../shop-data.ts";
import type { Cleanup } from "../staff/open-staff-data.ts";
import { type Both, inTurn, type Tree } from "./both.ts";
import { type ComparedRequests, comparedCalls, comparedPages } from "./compared-requests.ts";
import { type Comparison, lessIsBetter } from "./ratio.ts";
import { startTree } from "./start-tree.ts";

type Duration = { rounds: number; seconds: number };
type LoadedShop = MeasuredServer & { shopData: ShopData };
type Scenario = { name: string; shops: Both<MeasuredServer>; requests: Both<ComparedRequests["requests"]> };

const REQUESTS_BEFORE_MEMORY = 10_000;
const WARM_UP_REQUESTS = 400;

/** Compares memory after the same load, and responses for each second of the server's CPU. */
export async function compareRates(trees: Both<Tree>, duration: Duration, cleanup: Cleanup): Promise<Comparison[]> {
  const generator = startLoadGenerator();
  cleanup.push(generator.stop);
  const start = (settings: Record<string, string>) =>
    inTurn(async (side) => {
      const shop = await startTree(trees[side], settings);
      cleanup.push(shop.stop);
      return { ...shop, shopData: await loadShopData(shop.url) };
    });
  const caching = await start({});
  const memory = await inTurn(async (side) => measureMemory(generator, caching[side]));
  const scenarios = [...scenariosOf(caching, comparedPages, ", cached"), ...scenariosOf(caching, comparedCalls, "")];
  const comparisons = await measureScenarios(generator, scenarios, duration);
  await inTurn((side) => caching[side].stop());
  const rendering = await start({ PAGE_CACHE_MB: "0" });
  const uncached = scenariosOf(rendering, comparedPages, ", uncached");
  return [
    {
      ...lessIsBetter(`memory after ${REQUESTS_BEFORE_MEMORY} requests`, "MB", [
        { base: memory.base.megabytes, change: memory.change.megabytes },
      ]),
      failed: memory.base.failed + memory.change.failed,
    },
    ...comparisons,
    ...(await measureScenarios(generator, uncached, duration)),
  ];
}

async function measureMemory(
  generator: LoadGenerator,
  shop: LoadedShop,
): Promise<{ megabytes: number; failed: number }> {
  const { failed } = await measureRound(generator, shop, mixedRequests(shop.shopData), {
    amount: REQUESTS_BEFORE_MEMORY,
  });
  return { megabytes: memoryMegabytes(shop.pid, "VmRSS"), failed };
}

function scenariosOf(
  shops: Both<LoadedShop>,
  listRequests: (shopData: ShopData) => ComparedRequests[],
  suffix: string,
): Scenario[] {
  const base = listRequests(shops.base.shopData);
  return listRequests(shops.change.shopData).map(({ name, requests }, at) => ({
    name: `${name}${suffix}`,
    shops,
    requests: { base: base[at]?.requests ?? [], change: requests },
  }));
}

async function measureScenarios(
  generator: LoadGenerator,
  scenarios: readonly Scenario[],
  { rounds, seconds }: Duration,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const { name, shops, requests } of scenarios) {
    const measure = (limit: { seconds: number } | { amount: number }) =>
      inTurn((side) => measureRound(generator, shops[side], requests[side], limit));
    await measure({ amount: WARM_UP_REQUESTS });
    const results: Both<Round>[] = [];
    for (let round = 0; round < rounds; round++) results.push(await measure({ seconds }));
    comparisons.push({
      name,
      unit: "/CPU-s",
      isLessBetter: false,
      base: results.map(({ base }) => base.perCpuSecond),
      change: results.map(({ change }) => change.perCpuSecond),
      failed: results.reduce((sum, { base, change }) => sum + base.failed + change.failed, 0),
    });
    console.error(name);
  }
  return comparisons;
}
