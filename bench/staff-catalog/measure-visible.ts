import { setTimeout as pause } from "node:timers/promises";
import { type BurstShop, savePrice } from "./open-burst-shop.ts";
import { readPage, readPages } from "./read-pages.ts";
import { repeat } from "./repeat.ts";
import type { StaffBenchProduct } from "./staff-catalog-scenarios.ts";

const PROBE_TIMEOUT_MS = 10_000;

export type Visible = { page: number; list: number; search: number };
export type Probe = { list: string; product: StaffBenchProduct };
type ProbeInput = { probes: readonly Probe[]; saveOther: (at: number) => Promise<void>; savesPerSecond: number };

/** Milliseconds until a product's page, the list of a category and a search by words show a saved price, beside other saves. */
export async function measureVisible(
  shop: BurstShop,
  { probes, saveOther, savesPerSecond }: ProbeInput,
): Promise<Visible[]> {
  const stopping = new AbortController();
  const saving = repeat({ perSecond: savesPerSecond, signal: stopping.signal }, saveOther);
  const visible: Visible[] = [];
  for (const { list, product } of probes) {
    const page = `/products/${product.slug}`;
    const search = `/catalog/product-search?search=${encodeURIComponent(product.name)}`;
    // Among many products of one name, it may be on a later page.
    if (!(await readPage(shop, search)).includes(`href="${page}"`)) continue;
    visible.push(await measureProbe(shop, product, { page, list, search }));
  }
  stopping.abort();
  await saving;
  return visible;
}

async function measureProbe(
  shop: BurstShop,
  product: StaffBenchProduct,
  { page, list, search }: Record<keyof Visible, string>,
): Promise<Visible> {
  // In reais a number that no other text of these pages contains.
  const price = 9_000_000 + Math.floor(Math.random() * 1_000_000);
  const text = new Intl.NumberFormat("pt-BR").format(Math.floor(price / 100));
  if ((await readPages(shop, [page, list, search])).includes(text)) throw new Error(`A page shows ${text} already`);
  await savePrice(shop, product, price);
  const startedAt = performance.now();
  const msUntilShown = async (path: string) => {
    while (!(await readPage(shop, path)).includes(text)) {
      if (performance.now() - startedAt > PROBE_TIMEOUT_MS) return Number.POSITIVE_INFINITY;
      await pause(5);
    }
    return performance.now() - startedAt;
  };
  const [onPage, onList, onSearch] = await Promise.all([msUntilShown(page), msUntilShown(list), msUntilShown(search)]);
  return { page: onPage, list: onList, search: onSearch };
}
