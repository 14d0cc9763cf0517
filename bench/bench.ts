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
  /** How long one round of load lasts. */
  seconds: number;
  /** Only works whose name holds this. */
  only: string;
  /** Where the shops' processor profiles are written, if they are wanted. */
  profile: string | undefined;
  /** What has to be undone at the end, last first. */
  undo: (() => Promise<unknown>)[];
  say: (line: string) => void;
};

/** A work at the server that does it, and what each round told of it. */
export type Series = { work: Scenario; by: "shop" | "raw"; server: MeasuredServer; rounds: Round[] };

const REQUESTS_BEFORE_MEMORY = 10_000;
const WARM_UP_SECONDS = 2;

/** Everything in one run: the shop, the shop without its page cache, and the least that Node can do, turn by turn. */
export async function runBench(options: BenchOptions): Promise<FigureSummary[]> {
  const { undo, say } = options;
  const generator = startLoadGenerator();
  undo.push(generator.stop);
  const shop = await openShop(options, {});
  const contents = await loadShopData(shop.url);
  say(`${contents.products.length} products. First ${REQUESTS_BEFORE_MEMORY} requests of every kind …`);
  const mix = await measureRound(generator, shop, mixedRequests(contents), { amount: REQUESTS_BEFORE_MEMORY });
  const memory = memoryMegabytes(shop.pid, "VmRSS");

  const usual = defaultScenarios(contents).filter(isWanted(options));
  const anew = uncachedScenarios(contents).filter(isWanted(options));
  const raw = await startRawServer(await recordResponses(shop.url, usual));
  undo.push(raw.stop);
  const uncached = anew.length > 0 ? await openShop(options, { PAGE_CACHE_MB: "0" }) : shop;
  const subjects = [
    ...usual.flatMap((work) => [...(work.raw ? [subject(work, "raw", raw)] : []), subject(work, "shop", shop)]),
    ...anew.map((work) => subject(work, "shop", uncached)),
  ];
  await measureAll(generator, subjects, options);

  const megabytes = { unit: "MB", failed: mix.failed };
  return [
    ...summarizeSeries(subjects),
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

const subject = (work: Scenario, by: "shop" | "raw", server: MeasuredServer): Series => ({
  work,
  by,
  server,
  rounds: [],
});

const isWanted =
  ({ only }: BenchOptions) =>
  ({ name }: Scenario) =>
    name.includes(only);

async function openShop(
  { folder, profile, undo }: BenchOptions,
  settings: Record<string, string>,
): Promise<MeasuredServer> {
  const words = profile ? ["--cpu-prof", "--cpu-prof-dir", profile] : [];
  const shop = await startMeasuredShop(folder, settings, words);
  undo.push(shop.stop);
  return shop;
}

/** Once to warm up, then round by round: what else the machine has to do falls on all alike. */
async function measureAll(
  generator: LoadGenerator,
  subjects: Series[],
  { rounds, seconds, say }: BenchOptions,
): Promise<void> {
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? "Warming up …" : `Round ${round} of ${rounds} …`);
    for (const { work, server, rounds: done } of subjects) {
      const lasting = { seconds: round === 0 ? WARM_UP_SECONDS : seconds };
      const effort = work.batch === undefined ? lasting : { amount: work.batch };
      const requests = work.requests(round);
      if (work.kept) await measureRound(generator, server, requests, { amount: requests.length * 2 });
      const told = await measureRound(generator, server, requests, effort);
      if (round > 0) done.push(told);
    }
  }
}
