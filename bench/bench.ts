import { measureRound, type Round } from "./measure.ts";
import { memoryMegabytes } from "./process-usage.ts";
import {
  type LoadGenerator,
  type MeasuredServer,
  startLoadGenerator,
  startMeasuredShop,
  startRawServer,
} from "./processes.ts";
import { recordResponses } from "./record-responses.ts";
import { defaultScenarios, mixedRequests, type Scenario, uncachedScenarios } from "./scenarios.ts";
import { summarizeSeries } from "./series.ts";
import { loadShopData } from "./shop-data.ts";
import { type FigureSummary, summarizeFigure } from "./table.ts";

export type BenchOptions = {
  folder: string;
  rounds: number;
  seconds: number;
  only: string;
  /** Folder for CPU profiles of the shop; undefined for none. */
  profile: string | undefined;
  /** Run at the end, in reverse order. */
  cleanup: (() => Promise<unknown>)[];
  log: (line: string) => void;
};

export type Series = { scenario: Scenario; target: "shop" | "raw"; server: MeasuredServer; rounds: Round[] };

const REQUESTS_BEFORE_MEMORY = 10_000;
const WARM_UP_SECONDS = 2;

/** Measures the shop, the shop without page cache and a raw node:http server, round by round. */
export async function runBench(options: BenchOptions): Promise<FigureSummary[]> {
  const { cleanup, log } = options;
  const generator = startLoadGenerator();
  cleanup.push(generator.stop);
  const shop = await startShop(options, {});
  const shopData = await loadShopData(shop.url);
  log(`${shopData.products.length} products. First ${REQUESTS_BEFORE_MEMORY} requests of every kind …`);
  const mixedRound = await measureRound(generator, shop, mixedRequests(shopData), { amount: REQUESTS_BEFORE_MEMORY });
  const memory = memoryMegabytes(shop.pid, "VmRSS");

  const standard = defaultScenarios(shopData).filter(matchesFilter(options));
  const withoutCache = uncachedScenarios(shopData).filter(matchesFilter(options));
  const raw = await startRawServer(await recordResponses(shop.url, standard));
  cleanup.push(raw.stop);
  const uncachedShop = withoutCache.length > 0 ? await startShop(options, { PAGE_CACHE_MB: "0" }) : shop;
  const allSeries = [
    ...standard.flatMap((scenario) => [
      ...(scenario.compareWithRaw ? [newSeries(scenario, "raw", raw)] : []),
      newSeries(scenario, "shop", shop),
    ]),
    ...withoutCache.map((scenario) => newSeries(scenario, "shop", uncachedShop)),
  ];
  await measureRounds(generator, allSeries, options);

  const megabytes = { unit: "MB", failed: mixedRound.failed };
  return [
    ...summarizeSeries(allSeries),
    summarizeFigure({ key: "memory", name: "memory (RSS) after 10,000 requests", ...megabytes, values: [memory] }),
    summarizeFigure({
      key: "memoryAtEnd",
      name: "memory (RSS) at the end",
      unit: "MB",
      values: [memoryMegabytes(shop.pid, "VmRSS")],
    }),
    summarizeFigure({
      key: "memoryMost",
      name: "memory (RSS) at its most",
      unit: "MB",
      values: [memoryMegabytes(shop.pid, "VmHWM")],
    }),
  ];
}

const newSeries = (scenario: Scenario, target: "shop" | "raw", server: MeasuredServer): Series => ({
  scenario,
  target,
  server,
  rounds: [],
});

const matchesFilter =
  ({ only }: BenchOptions) =>
  ({ name }: Scenario) =>
    name.includes(only);

async function startShop(
  { folder, profile, cleanup }: BenchOptions,
  settings: Record<string, string>,
): Promise<MeasuredServer> {
  const nodeFlags = profile ? ["--cpu-prof", "--cpu-prof-dir", profile] : [];
  const shop = await startMeasuredShop(folder, settings, nodeFlags);
  cleanup.push(shop.stop);
  return shop;
}

/** One warm-up, then round by round, so that other load on the machine affects all series alike. */
async function measureRounds(
  generator: LoadGenerator,
  allSeries: Series[],
  { rounds, seconds, log }: BenchOptions,
): Promise<void> {
  for (let round = 0; round <= rounds; round++) {
    log(round === 0 ? "Warming up …" : `Round ${round} of ${rounds} …`);
    for (const { scenario, server, rounds: results } of allSeries) {
      const duration = { seconds: round === 0 ? WARM_UP_SECONDS : seconds };
      const limit = scenario.requestsPerRound === undefined ? duration : { amount: scenario.requestsPerRound };
      const requests = scenario.requests(round);
      if (scenario.warmCache) await measureRound(generator, server, requests, { amount: requests.length * 2 });
      const result = await measureRound(generator, server, requests, limit);
      if (round > 0) results.push(result);
    }
  }
}
