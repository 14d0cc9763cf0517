import type { CatalogVersions } from "@pecacerta/server/companies/catalog-versions";
import { newPageProducts, type PageProducts } from "@pecacerta/server/companies/page-products";
import { createCache, type VersionedCache } from "@pecacerta/server/platform/cache/cache";
import { createSingleFlight } from "@pecacerta/server/platform/cache/single-flight";
import type { Page, PageAddress } from "./page.ts";

export type CacheScope = { company: string; name: string };

/** Renders a page and records in `products` which products it shows. */
export type RenderPage = (version: string, products: PageProducts) => Promise<Page>;

export type PageCache = {
  getOrRender: (scope: CacheScope, address: PageAddress, render: RenderPage) => Promise<Page>;
  getCached: (scope: CacheScope, address: PageAddress) => Page | undefined;
};

// Searches and filters have unlimited addresses: they must not evict catalog pages.
const FILTERED_PAGES_SHARE = 0.2;
// 404 pages have unlimited addresses, too.
const MISSING_PAGES_SHARE = 0.05;

export type PageVersions = Pick<CatalogVersions, "of" | "productChanges" | "haveChanged" | "listsFrom">;

type Entry = { page: Page; products: PageProducts; productChanges: number };

/** An entry is outdated when the catalog version or a product that it shows changes. Concurrent misses render once. */
export function createPageCache(maxBytes: number, versions: PageVersions): PageCache {
  const catalogPages = createStore("pages", maxBytes * (1 - FILTERED_PAGES_SHARE - MISSING_PAGES_SHARE));
  const filteredPages = createStore("filtered-pages", maxBytes * FILTERED_PAGES_SHARE);
  const missingPages = createStore("missing-pages", maxBytes * MISSING_PAGES_SHARE);
  const renderOnce = createSingleFlight<Entry>();

  const storeFor = ({ isFiltered }: PageAddress) => (isFiltered ? filteredPages : catalogPages);

  function findEntry(scope: CacheScope, address: PageAddress): Entry | undefined {
    const key = cacheKey(scope, address);
    const version = versions.of(scope.company);
    return storeFor(address).get(key, version) ?? missingPages.get(key, version);
  }

  function getCached(scope: CacheScope, address: PageAddress): Page | undefined {
    const { company } = scope;
    const cached = findEntry(scope, address);
    if (!cached) return undefined;
    const productChanges = versions.productChanges(company);
    if (versions.haveChanged(company, cached.productChanges, cached.products)) return undefined;
    cached.productChanges = productChanges;
    return cached.page;
  }

  async function renderEntry(scope: CacheScope, address: PageAddress, render: RenderPage): Promise<Entry> {
    const key = cacheKey(scope, address);
    // Read before rendering: a change during the render then expires the page.
    const version = versions.of(scope.company);
    const productChanges = versions.productChanges(scope.company);
    const products = newPageProducts(versions.listsFrom(scope.company));
    const page = await render(version, products);
    // What another address leads to, or none, depends on products that the page does not show.
    products.missing = page.status !== 200;
    const entry = { page, products, productChanges };
    // Otherwise the outdated page would hide the 404.
    if (page.status === 404) storeFor(address).delete(key);
    if (page.status === 404) missingPages.set(key, entry, version);
    else if (isCacheable(page)) storeFor(address).set(key, entry, version);
    return entry;
  }

  async function getOrRender(scope: CacheScope, address: PageAddress, render: RenderPage): Promise<Page> {
    const cached = getCached(scope, address);
    if (cached) return cached;
    const { company } = scope;
    const key = `${versions.of(company)} ${cacheKey(scope, address)}`;
    const productChanges = versions.productChanges(company);
    const renderOrJoin = () => renderOnce(key, () => renderEntry(scope, address, render));
    const entry = await renderOrJoin();
    // A render that began before this request may lack what this request must show.
    const isEarlier = entry.productChanges < productChanges;
    if (isEarlier && versions.haveChanged(company, entry.productChanges, entry.products))
      return (await renderOrJoin()).page;
    return entry.page;
  }

  return { getOrRender, getCached };
}

const cacheKey = (scope: CacheScope, { target }: PageAddress): string => `${scope.name} ${scope.company} ${target}`;

const PRODUCT_ID_BYTES = 100;

const createStore = (name: string, maxBytes: number): VersionedCache<Entry> =>
  createCache({
    name,
    maxBytes: Math.max(1, Math.floor(maxBytes)),
    bytesOf: ({ page, products }, key) =>
      Math.ceil(page.body.byteSize + key.length + PRODUCT_ID_BYTES * (products.whole.size + products.cards.size)),
  });

const isCacheable = ({ status, headers }: Page): boolean =>
  (status === 200 || status === 301 || status === 308) && headers["cache-control"] !== "no-store";
