import { formatColumns } from "../format-columns.ts";
import { pageRequest } from "../requests.ts";
import type { Cleanup, StaffData } from "../staff/open-staff-data.ts";
import { measureVisible, type Probe, type Visible } from "./measure-visible.ts";
import { type BurstShop, openBurstShop, orderOne, savePrice } from "./open-burst-shop.ts";
import { productSlugsIn, readPage, readPages } from "./read-pages.ts";
import { repeat } from "./repeat.ts";
import type { StaffBenchProduct } from "./staff-catalog-scenarios.ts";

const PAGE_CONNECTIONS = 4;
const PRODUCT_PAGES = 28;
const CATEGORY_PAGES = 6;
const ORDERED_PRODUCTS = 200;
const ORDERS_PER_SECOND = 5;
const PROBES_PER_CATEGORY = 4;

/** `saves`: in each round, evenly over its seconds. */
export type BurstEffort = { rounds: number; seconds: number; saves: number };
type BurstProducts = {
  random: StaffBenchProduct[];
  findBySlugs(slugs: readonly string[]): Promise<StaffBenchProduct[]>;
};
type Round = { pagesPerSecond: number; checkoutP95: number; saves: number; saveP99: number; failed: number };
type BurstResult = { alone: Round[]; withSaves: Round[]; visible: Visible[] };

/**
 * Cached pages and checkouts, in turn alone and beside saves, so that other load affects both alike. Every second save
 * is of a product that a measured list shows, the others are of products that none shows.
 */
export async function measureBurst(
  data: StaffData,
  { random, findBySlugs }: BurstProducts,
  effort: BurstEffort,
  cleanup: Cleanup,
): Promise<BurstResult> {
  const pageProducts = random.slice(0, PRODUCT_PAGES);
  const ordered = random.slice(PRODUCT_PAGES, PRODUCT_PAGES + ORDERED_PRODUCTS);
  const shop = await openBurstShop(
    data,
    ordered.map(({ id }) => id),
    cleanup,
  );
  const categories = await findCategoryPages(shop);
  const pages = ["/", ...categories, ...pageProducts.map(({ slug }) => `/products/${slug}`)];
  const probes: Probe[] = [];
  for (const list of categories) {
    const products = await findBySlugs(productSlugsIn(await readPage(shop, list)));
    const others = products.filter(({ id }) => !probes.some(({ product }) => product.id === id));
    probes.push(...others.slice(0, PROBES_PER_CATEGORY).map((product) => ({ list, product })));
  }
  const probed = new Set(probes.map(({ product }) => product.id));
  const shown = await findBySlugs(productSlugsIn(await readPages(shop, ["/", ...categories])));
  const listed = shown.filter(({ id }) => !probed.has(id));
  const isShown = new Set(shown.map(({ id }) => id));
  const unlisted = random.slice(PRODUCT_PAGES + ORDERED_PRODUCTS).filter(({ id }) => !isShown.has(id));
  const saveOne = (at: number) => {
    const half = at % 2 === 0 ? listed : unlisted;
    const price = 1000 + Math.floor(Math.random() * 100_000);
    return savePrice(shop, half[(at >> 1) % half.length] as StaffBenchProduct, price);
  };
  const order = (at: number) => orderOne(shop, at, ordered[at % ordered.length] as StaffBenchProduct);
  await readPages(shop, [...pages, ...pages]);

  const result: BurstResult = { alone: [], withSaves: [], visible: [] };
  const measure = (saves: number) => measureRound(shop, { pages, order, saveOne, seconds: effort.seconds, saves });
  await measure(0);
  for (let round = 0; round < effort.rounds; round++) {
    result.alone.push(await measure(0));
    result.withSaves.push(await measure(effort.saves));
  }
  result.visible = await measureVisible(shop, {
    probes,
    saveOther: saveOne,
    savesPerSecond: effort.saves / effort.seconds,
  });
  return result;
}

async function findCategoryPages({ url, slug }: BurstShop): Promise<string[]> {
  const response = await fetch(`${url}/ecommerce/categories/all`, { headers: { ecommerce: slug } });
  const { data } = (await response.json()) as { data: { slug: string }[] };
  return data.slice(0, CATEGORY_PAGES).map((category) => `/catalog/${category.slug}`);
}

type RoundInput = {
  pages: string[];
  order: (at: number) => Promise<void>;
  saveOne: (at: number) => Promise<void>;
  seconds: number;
  saves: number;
};

async function measureRound(shop: BurstShop, input: RoundInput): Promise<Round> {
  const { pages, order, saveOne, seconds, saves } = input;
  const stopping = new AbortController();
  const [checkoutTimes, saveTimes]: [number[], number[]] = [[], []];
  const running = [
    repeat({ perSecond: ORDERS_PER_SECOND, signal: stopping.signal }, async (at) => {
      checkoutTimes.push(await measureMs(() => order(at)));
    }),
    repeat({ perSecond: saves / seconds, signal: stopping.signal, times: saves }, async (at) => {
      const ms = await measureMs(() => saveOne(at));
      if (!stopping.signal.aborted) saveTimes.push(ms);
    }),
  ];
  const load = { url: shop.url, requests: pages.map(pageRequest), connections: PAGE_CONNECTIONS, seconds };
  const { responses, failed, seconds: elapsed } = await shop.generator.run(load);
  stopping.abort();
  await Promise.all(running);
  return {
    pagesPerSecond: responses / elapsed,
    failed,
    saves: saveTimes.length,
    checkoutP95: quantile(checkoutTimes, 0.95),
    saveP99: quantile(saveTimes, 0.99),
  };
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);

export function formatBurstReport({ alone, withSaves, visible }: BurstResult): string {
  const medianOf = (rounds: readonly Round[], field: keyof Round) => median(rounds.map((round) => round[field]));
  const line = (name: string, rounds: readonly Round[]) => [
    name,
    medianOf(rounds, "pagesPerSecond").toFixed(0),
    medianOf(rounds, "checkoutP95").toFixed(0),
    rounds.map(({ saves }) => saves).join(" "),
    medianOf(rounds, "saveP99").toFixed(0),
    String(rounds.reduce((sum, { failed }) => sum + failed, 0)),
  ];
  const headings = ["", "cached pages/s", "checkout p95 ms", "saves", "save p99 ms", "failed pages"];
  const ratios = alone.map(({ pagesPerSecond }, index) => (withSaves[index]?.pagesPerSecond ?? 0) / pagesPerSecond);
  const later = alone.map(({ checkoutP95 }, index) => (withSaves[index]?.checkoutP95 ?? 0) - checkoutP95);
  const list = (values: readonly number[], digits: number) => values.map((value) => value.toFixed(digits)).join(" ");
  const places = (["page", "list", "search"] as const).map((place) => {
    const times = visible.map((probe) => probe[place]);
    return `${place} ${median(times).toFixed(0)}, at most ${Math.max(...times).toFixed(0)}`;
  });
  return [
    formatColumns([headings, line("alone", alone), line("beside saves", withSaves)], [0]),
    `Pages beside saves: ${median(ratios).toFixed(2)} of their rate (${list(ratios, 2)}; limit 0.80)`,
    `Checkout p95 beside saves: ${median(later).toFixed(0)} ms later (${list(later, 0)}; limit 150)`,
    `A save is visible after ms, of ${visible.length}: ${places.join("; ")} (limit 1,000)`,
  ].join("\n");
}
