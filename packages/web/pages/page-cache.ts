import {
  type CatalogValue,
  type CatalogValueVersions,
  createCatalogValues,
  type LoadCatalogValue,
} from "@pecacerta/server/companies/catalog-values";
import { createCache, type VersionedCache } from "@pecacerta/server/platform/cache/cache";
import type { Page, PageAddress } from "./page.ts";

export type CacheScope = { company: string; name: string };

/** Renders a page and records in `products` which products it shows. */
export type RenderPage = LoadCatalogValue<Page>;

export type PageCache = {
  getOrRender: (scope: CacheScope, address: PageAddress, render: RenderPage) => Promise<Page>;
  getCached: (scope: CacheScope, address: PageAddress) => Page | undefined;
};

// Searches and filters have unlimited addresses: they must not evict catalog pages.
const FILTERED_PAGES_SHARE = 0.2;
// 404 pages have unlimited addresses, too.
const MISSING_PAGES_SHARE = 0.05;

export type PageVersions = CatalogValueVersions;

type Entry = CatalogValue<Page>;

/** Pages, in stores by kind: `catalog-values.ts` says when one is outdated. */
export function createPageCache(maxBytes: number, versions: PageVersions): PageCache {
  const catalogPages = createStore("pages", maxBytes * (1 - FILTERED_PAGES_SHARE - MISSING_PAGES_SHARE));
  const filteredPages = createStore("filtered-pages", maxBytes * FILTERED_PAGES_SHARE);
  const missingPages = createStore("missing-pages", maxBytes * MISSING_PAGES_SHARE);
  const values = createCatalogValues<Page>(versions);

  function storeOf(scope: CacheScope, { isFiltered, target }: Pick<PageAddress, "isFiltered" | "target">) {
    const key = cacheKey(scope, target);
    const pages = isFiltered ? filteredPages : catalogPages;
    return {
      find: (version: string) => pages.get(key, version) ?? missingPages.get(key, version),
      save(entry: Entry, version: string) {
        const page = entry.value;
        // Otherwise the outdated page would hide the 404.
        if (page.status === 404) pages.delete(key);
        if (page.status === 404) missingPages.set(key, entry, version);
        else if (isCacheable(page)) pages.set(key, entry, version);
      },
    };
  }

  return {
    getCached: (scope, address) => values.find(scope.company, storeOf(scope, address)),
    getOrRender: (scope, address, render) =>
      values.findOrLoad(
        { company: scope.company, key: cacheKey(scope, address.target) },
        storeOf(scope, address),
        async (version, products) => {
          const page = await render(version, products);
          // What another address leads to, or none, depends on products that the page does not show.
          products.missing = page.status !== 200;
          return page;
        },
      ),
  };
}

const cacheKey = (scope: CacheScope, target: string): string => `${scope.name} ${scope.company} ${target}`;

const PRODUCT_ID_BYTES = 100;

const createStore = (name: string, maxBytes: number): VersionedCache<Entry> =>
  createCache({
    name,
    maxBytes: Math.max(1, Math.floor(maxBytes)),
    bytesOf: ({ value: page, products }, key) =>
      Math.ceil(page.body.byteSize + key.length + PRODUCT_ID_BYTES * (products.whole.size + products.cards.size)),
  });

const isCacheable = ({ status, headers }: Page): boolean =>
  (status === 200 || status === 301 || status === 308) && headers["cache-control"] !== "no-store";
