import { parseArgs } from "node:util";
import { createDataFolder, startLoadGenerator, startMeasuredShop } from "./processes.ts";
import { pageRequest } from "./requests.ts";
import { loadShopData } from "./shop-data.ts";

const CLIENTS = 300;
const DIFFERENT_PAGES = 50_000;
const VISITORS = 8;
const CACHED_PAGES_PER_SECOND = 40;
const WARM_UP_MS = 1000;

export type UncachedPagesResult = {
  /** 97.5th percentile of cached pages in milliseconds, without and with the uncached load. */
  cachedAloneMs: number;
  cachedUnderLoadMs: number;
  cachedFailed: number;
  renderedPerSecond: number;
  /** Responses 503 with Retry-After. */
  refusedPerSecond: number;
  /** Other responses and broken connections. */
  failed: number;
};

/** Measures cached pages while 300 clients request uncached pages, with rate limits off. */
export async function measureUncachedPages(
  cleanup: (() => Promise<unknown>)[],
  { seconds, settings = {} }: { seconds: number; settings?: Record<string, string> },
): Promise<UncachedPagesResult> {
  const [visitors, clients] = [startLoadGenerator(), startLoadGenerator()];
  cleanup.push(visitors.stop, clients.stop);
  const shop = await startMeasuredShop(await createDataFolder(cleanup), settings, []);
  cleanup.push(shop.stop);
  const { url } = shop;
  const { products } = await loadShopData(url);
  const cached = products.slice(0, 32).map(({ slug }) => pageRequest(`/products/${slug}`));
  const uncached = Array.from({ length: DIFFERENT_PAGES }, (_, at) =>
    pageRequest(`/catalog/product-search?search=${encodeURIComponent(`filtro ${at}`)}`),
  );
  const perSecond = CACHED_PAGES_PER_SECOND;
  const visit = () => visitors.run({ url, requests: cached, connections: VISITORS, seconds, perSecond });
  await visitors.run({ url, requests: cached, connections: VISITORS, amount: 1000 });
  const alone = await visit();
  const uncachedLoad = clients.run({
    url,
    requests: uncached,
    splitRequests: true,
    connections: CLIENTS,
    seconds: seconds + (2 * WARM_UP_MS) / 1000,
  });
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  const underLoad = await visit();
  const { statuses, failed, seconds: elapsedSeconds } = await uncachedLoad;
  const [rendered = 0, refused = 0] = [statuses["200"], statuses["503"]];
  return {
    cachedAloneMs: alone.p97,
    cachedUnderLoadMs: underLoad.p97,
    cachedFailed: alone.failed + underLoad.failed,
    renderedPerSecond: Math.round(rendered / elapsedSeconds),
    refusedPerSecond: Math.round(refused / elapsedSeconds),
    failed: failed - refused,
  };
}

export async function runUncachedPagesBench(args: string[], cleanup: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: "string", default: "10" }, "renders-at-once": { type: "string", default: "" } },
  });
  const settings = { RENDERS_AT_ONCE: values["renders-at-once"] };
  console.table(await measureUncachedPages(cleanup, { seconds: Number(values.seconds), settings }));
}
