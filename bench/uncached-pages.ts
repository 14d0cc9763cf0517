import { parseArgs } from "node:util";
import { createDataFolder, startLoadGenerator, startMeasuredShop } from "./processes.ts";
import { pageRequest } from "./requests.ts";
import { loadShopData } from "./shop-data.ts";

const CLIENTS = 300;
const DIFFERENT_PAGES = 50_000;
const VISITORS = 8;
const CACHED_PAGES_PER_SECOND = 40;
const RUN_UP_MS = 1000;

export type UncachedPagesResult = {
  /** 97.5 of 100 cached pages were answered within these milliseconds, without and with the crowd. */
  cachedAloneMs: number;
  cachedBesideMs: number;
  cachedFailed: number;
  renderedPerSecond: number;
  /** 503 with Retry-After. */
  refusedPerSecond: number;
  /** Answers other than 200 and 503, and connections that broke. */
  failed: number;
};

/** Measures cached pages while 300 clients ask for pages that no cache has, without limits by address. */
export async function measureUncachedPages(
  undo: (() => Promise<unknown>)[],
  { seconds, settings = {} }: { seconds: number; settings?: Record<string, string> },
): Promise<UncachedPagesResult> {
  const [visitors, clients] = [startLoadGenerator(), startLoadGenerator()];
  undo.push(visitors.stop, clients.stop);
  const shop = await startMeasuredShop(await createDataFolder(undo), settings, []);
  undo.push(shop.stop);
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
  const crowd = clients.run({
    url,
    requests: uncached,
    shared: true,
    connections: CLIENTS,
    seconds: seconds + (2 * RUN_UP_MS) / 1000,
  });
  await new Promise((resolve) => setTimeout(resolve, RUN_UP_MS));
  const beside = await visit();
  const { statuses, failed, seconds: lasted } = await crowd;
  const [rendered = 0, refused = 0] = [statuses["200"], statuses["503"]];
  return {
    cachedAloneMs: alone.p97,
    cachedBesideMs: beside.p97,
    cachedFailed: alone.failed + beside.failed,
    renderedPerSecond: Math.round(rendered / lasted),
    refusedPerSecond: Math.round(refused / lasted),
    failed: failed - refused,
  };
}

/** `npm run bench -- uncached-pages`: how long cached pages take beside 300 clients on pages that have to be rendered. */
export async function runUncachedPagesBench(words: string[], undo: (() => Promise<unknown>)[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { seconds: { type: "string", default: "10" }, "renders-at-once": { type: "string", default: "" } },
  });
  const settings = { RENDERS_AT_ONCE: values["renders-at-once"] };
  console.table(await measureUncachedPages(undo, { seconds: Number(values.seconds), settings }));
}
