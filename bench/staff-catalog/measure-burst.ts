import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addressForm } from "@pecacerta/server/testing/customers";
import { formatColumns } from "../format-columns.ts";
import { pageRequest } from "../requests.ts";
import type { Cleanup, StaffData } from "../staff/open-staff-data.ts";
import { type BurstShop, openBurstShop } from "./open-burst-shop.ts";
import type { StaffBenchProduct } from "./staff-catalog-scenarios.ts";

const PAGE_CONNECTIONS = 4;
const PRODUCT_PAGES = 28;
const CATEGORY_PAGES = 6;
const ORDERS_PER_SECOND = 5;
const PROBES = 20;

type Effort = { rounds: number; seconds: number; savesPerSecond: number };
type Round = { pagesPerSecond: number; checkoutP95: number; saves: number; saveP99: number; failed: number };
type BurstResult = { alone: Round[]; withSaves: Round[]; visible: number[] };

/** Cached pages and checkouts, in turn alone and beside saves, so that other load affects both alike. */
export async function measureBurst(
  data: StaffData,
  products: StaffBenchProduct[],
  effort: Effort,
  cleanup: Cleanup,
): Promise<BurstResult> {
  const [shown, ordered, saved] = [products.slice(0, PRODUCT_PAGES), products.slice(50, 250), products.slice(250)];
  const shop = await openBurstShop(
    data,
    ordered.map(({ id }) => id),
    cleanup,
  );
  const pages = ["/", ...(await findCategoryPages(shop)), ...shown.map(({ slug }) => `/products/${slug}`)];
  for (const path of [...pages, ...pages]) await (await fetch(shop.url + path)).text();
  const result: BurstResult = { alone: [], withSaves: [], visible: [] };
  const measure = (perSecond: number) => measureRound(shop, { pages, ordered, saved, ...effort, perSecond });
  await measure(0);
  for (let round = 0; round < effort.rounds; round++) {
    result.alone.push(await measure(0));
    result.withSaves.push(await measure(effort.savesPerSecond));
  }
  for (const product of saved.slice(0, PROBES)) result.visible.push(await measureVisible(shop, product));
  return result;
}

async function findCategoryPages({ url, slug }: BurstShop): Promise<string[]> {
  const response = await fetch(`${url}/ecommerce/categories/all`, { headers: { ecommerce: slug } });
  const { data } = (await response.json()) as { data: { slug: string }[] };
  return data.slice(0, CATEGORY_PAGES).map((category) => `/catalog/${category.slug}`);
}

type RoundInput = {
  pages: string[];
  ordered: StaffBenchProduct[];
  saved: StaffBenchProduct[];
  seconds: number;
  perSecond: number;
};

async function measureRound(shop: BurstShop, input: RoundInput): Promise<Round> {
  const { pages, ordered, saved, seconds, perSecond } = input;
  const stopping = new AbortController();
  const [checkouts, saves]: [number[], number[]] = [[], []];
  const running = [
    repeat(ORDERS_PER_SECOND, stopping.signal, async (at) => {
      checkouts.push(await measureMs(() => order(shop, at, ordered[at % ordered.length] as StaffBenchProduct)));
    }),
    repeat(perSecond, stopping.signal, async () => {
      const product = saved[Math.floor(Math.random() * saved.length)] as StaffBenchProduct;
      saves.push(await measureMs(() => savePrice(shop, product)));
    }),
  ];
  const load = { url: shop.url, requests: pages.map(pageRequest), connections: PAGE_CONNECTIONS, seconds };
  const { responses, failed, seconds: elapsed } = await shop.generator.run(load);
  stopping.abort();
  await Promise.all(running);
  return {
    pagesPerSecond: responses / elapsed,
    failed,
    saves: saves.length,
    checkoutP95: quantile(checkouts, 0.95),
    saveP99: quantile(saves, 0.99),
  };
}

/** An open loop of one after another: a slow answer does not make the next ones come faster. */
async function repeat(perSecond: number, signal: AbortSignal, work: (at: number) => Promise<void>): Promise<void> {
  if (perSecond === 0) return;
  for (let at = 0; !signal.aborted; at++) {
    const next = performance.now() + 1000 / perSecond;
    await work(at);
    await pause(Math.max(0, next - performance.now()));
  }
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function order({ url, customers }: BurstShop, at: number, product: StaffBenchProduct): Promise<void> {
  const customer = customers[at % customers.length];
  await send(`${url}/ecommerce/user/orders/checkout`, "POST", {
    headers: { ...customer?.headers, "idempotency-key": randomUUID() },
    body: { items: [{ product_id: product.id, quantity: 1 }], address: addressForm, payment: "combine" },
  });
}

async function savePrice({ url, slug, cookie }: BurstShop, product: StaffBenchProduct): Promise<void> {
  const { id, price, revision } = product;
  const next = 1000 + Math.floor(Math.random() * 100_000);
  if (next === price) return;
  Object.assign(product, { price: next, revision: revision + 1 });
  await send(`${url}/ecommerce/admin/products/${id}`, "PATCH", {
    headers: { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: slug, cookie, "if-match": "*" },
    body: { changes: { price: next / 100 }, base: { price: price / 100 } },
  });
}

type Sent = { headers: Record<string, string>; body: object };

async function send(url: string, method: string, { headers, body }: Sent): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Milliseconds from a save's answer until the product's page and its search show the price. */
async function measureVisible(shop: BurstShop, product: StaffBenchProduct): Promise<number> {
  const pages = [`/products/${product.slug}`, `/catalog/product-search?search=${encodeURIComponent(product.sku)}`];
  for (const path of pages) await (await fetch(shop.url + path)).text();
  await savePrice(shop, product);
  const startedAt = performance.now();
  const price = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2 }).format(product.price / 100);
  // A product's page splits its price into two elements.
  const isShown = (html: string) => html.includes(price) || html.includes(String(product.price / 100));
  for (const path of pages)
    while (!isShown(await (await fetch(shop.url + path)).text())) {
      if (performance.now() - startedAt > 10_000) return Number.POSITIVE_INFINITY;
      await pause(5);
    }
  return performance.now() - startedAt;
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export function formatBurstReport({ alone, withSaves, visible }: BurstResult): string {
  const median = (rounds: readonly Round[], field: keyof Round) =>
    quantile(
      rounds.map((round) => round[field]),
      0.5,
    );
  const line = (name: string, rounds: readonly Round[]) => [
    name,
    median(rounds, "pagesPerSecond").toFixed(0),
    median(rounds, "checkoutP95").toFixed(0),
    String(rounds.reduce((sum, { saves }) => sum + saves, 0)),
    median(rounds, "saveP99").toFixed(0),
    String(rounds.reduce((sum, { failed }) => sum + failed, 0)),
  ];
  const headings = ["", "cached pages/s", "checkout p95 ms", "saves", "save p99 ms", "failed pages"];
  const ratios = alone.map(({ pagesPerSecond }, index) => (withSaves[index]?.pagesPerSecond ?? 0) / pagesPerSecond);
  const later = alone.map(({ checkoutP95 }, index) => (withSaves[index]?.checkoutP95 ?? 0) - checkoutP95);
  return [
    formatColumns([headings, line("alone", alone), line("beside saves", withSaves)], [0]),
    `Pages beside saves: ${quantile(ratios, 0.5).toFixed(2)} of their rate (limit 0.80)`,
    `Checkout p95 beside saves: ${quantile(later, 0.5).toFixed(0)} ms later (limit 150)`,
    `A save is visible after ${quantile(visible, 0.5).toFixed(0)} ms, at most ${Math.max(...visible).toFixed(0)} (limit 1,000)`,
  ].join("\n");
}
