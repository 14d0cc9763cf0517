import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { HttpRequest } from "autocannon";
import { cpuSeconds, memoryMegabytes } from "./process-usage.ts";
import { createDataFolder, type LoadGenerator, startLoadGenerator, startMeasuredShop } from "./processes.ts";
import { pageRequest } from "./requests.ts";
import { loadShopData } from "./shop-data.ts";

const CONNECTIONS = 32;
const DIFFERENT_SEARCHES = 20_000;
const WARM_UP = { connections: CONNECTIONS, seconds: 3 };

export type WorkersFigure = {
  workers: number;
  cachedPerSecond: number;
  cachedCpuMs: number;
  uncachedPerSecond: number;
  uncachedCpuMs: number;
  /** Of all workers together, idle after the start and after the load. */
  idleMB: number;
  loadedMB: number;
  failed: number;
};

/** Measures cached and uncached pages of `npm start` with each number of workers. */
export async function runWorkersBench(args: string[], cleanup: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: "string", default: "8" }, workers: { type: "string", default: "1,2" } },
  });
  const folder = await createDataFolder(cleanup);
  const generator = startLoadGenerator();
  cleanup.push(generator.stop);
  const figures: WorkersFigure[] = [];
  for (const workers of values.workers.split(",").map(Number))
    figures.push(await measureWorkers({ folder, generator, workers, seconds: Number(values.seconds) }, cleanup));
  console.table(figures);
}

type WorkersRun = { folder: string; generator: LoadGenerator; workers: number; seconds: number };

async function measureWorkers(
  { folder, generator, workers, seconds }: WorkersRun,
  cleanup: (() => Promise<unknown>)[],
): Promise<WorkersFigure> {
  const settings = { WORKERS: String(workers), RENDERS_AT_ONCE: "8" };
  const shop = await startMeasuredShop(folder, settings, [], "scripts/start.mjs");
  cleanup.push(shop.stop);
  const pids = childPids(shop.pid);
  const idleMB = sumOf(pids, (pid) => memoryMegabytes(pid, "VmRSS"));
  const { products } = await loadShopData(shop.url);
  const cached = products.slice(0, 32).map(({ slug }) => pageRequest(`/products/${slug}`));
  const uncached = Array.from({ length: DIFFERENT_SEARCHES }, (_, at) =>
    pageRequest(`/catalog/product-search?search=${encodeURIComponent(`filtro ${at}`)}`),
  );

  async function measure(requests: HttpRequest[], splitRequests: boolean) {
    const before = sumOf(pids, cpuSeconds);
    const load = { url: shop.url, requests, splitRequests, connections: CONNECTIONS, seconds };
    const { responses, failed, seconds: elapsed } = await generator.run(load);
    const cpuMs = ((sumOf(pids, cpuSeconds) - before) * 1000) / responses;
    return { perSecond: Math.round(responses / elapsed), cpuMs: Number(cpuMs.toFixed(3)), failed };
  }

  await generator.run({ url: shop.url, requests: cached, ...WARM_UP });
  const cachedFigure = await measure(cached, false);
  const uncachedFigure = await measure(uncached, true);
  const loadedMB = sumOf(pids, (pid) => memoryMegabytes(pid, "VmRSS"));
  await shop.stop();
  return {
    workers,
    cachedPerSecond: cachedFigure.perSecond,
    cachedCpuMs: cachedFigure.cpuMs,
    uncachedPerSecond: uncachedFigure.perSecond,
    uncachedCpuMs: uncachedFigure.cpuMs,
    idleMB: Math.round(idleMB),
    loadedMB: Math.round(loadedMB),
    failed: cachedFigure.failed + uncachedFigure.failed,
  };
}

const childPids = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

const sumOf = (pids: number[], figure: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + figure(pid), 0);
