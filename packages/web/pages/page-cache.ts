import type { CatalogVersions } from "@pecacerta/server/companies/catalog-versions";
import { newPageProducts, type PageProducts } from "@pecacerta/server/companies/page-products";
import { LRUCache } from "lru-cache";
import type { Page, PageAddress } from "./page.ts";

/** Where an address is asked for: its company, and the place (origin, how it was chosen) that its links name. */
export type CacheScope = { company: string; name: string };

/** Renders a page and records in `products` which products it shows. */
export type RenderPage = (version: string, products: PageProducts) => Promise<Page>;

export type PageCache = {
  getOrRender: (scope: CacheScope, address: PageAddress, render: RenderPage) => Page | Promise<Page>;
  /** What is kept for an address and still holds. */
  getCached: (scope: CacheScope, address: PageAddress) => Page | undefined;
};

// Searches and filters have no end of addresses: they keep to a corner, and never push out the catalogue's own pages.
const FILTERED_PAGES_SHARE = 0.2;
// The pages of what is missing have no end either: old links and crawlers ask for some again and again.
const MISSING_PAGES_SHARE = 0.05;

/** What tells whether a page is outdated. */
export type PageVersions = Pick<CatalogVersions, "of" | "productChanges" | "haveChanged">;

/** A page, the products that it shows, and how far their changes had been heard when it was last looked at. */
type Entry = { page: Page; products: PageProducts; productChanges: number };

/**
 * Whole answers by company and address. Each is worth nothing once the version of its company's catalog has moved, or a
 * product that it shows has changed. However many ask at once, an address is made once.
 */
export function createPageCache(maxBytes: number, versions: PageVersions): PageCache {
  const catalogPages = createStore(maxBytes * (1 - FILTERED_PAGES_SHARE - MISSING_PAGES_SHARE));
  const filteredPages = createStore(maxBytes * FILTERED_PAGES_SHARE);
  const missingPages = createStore(maxBytes * MISSING_PAGES_SHARE);
  const pendingRenders = new Map<string, Promise<Page>>();

  const storeFor = ({ isFiltered }: PageAddress) => (isFiltered ? filteredPages : catalogPages);

  function getCached(scope: CacheScope, address: PageAddress): Page | undefined {
    const key = cacheKey(scope, address);
    const cached = storeFor(address).get(key) ?? missingPages.get(key);
    const { company } = scope;
    if (cached?.page.version !== versions.of(company)) return undefined;
    const productChanges = versions.productChanges(company);
    if (versions.haveChanged(company, cached.productChanges, cached.products)) return undefined;
    cached.productChanges = productChanges;
    return cached.page;
  }

  function getOrRender(scope: CacheScope, address: PageAddress, render: RenderPage): Page | Promise<Page> {
    const cached = getCached(scope, address);
    if (cached) return cached;
    const key = cacheKey(scope, address);
    // Both are read before the page is made: what changes meanwhile makes this page old, never wrongly new.
    const version = versions.of(scope.company);
    const productChanges = versions.productChanges(scope.company);
    const renderKey = `${version} ${productChanges} ${key}`;
    const pending = pendingRenders.get(renderKey);
    if (pending) return pending;
    const products = newPageProducts();
    const rendered = render(version, products)
      .then((page) => {
        const entry = { page, products, productChanges };
        // A page that is missing now would hide behind the outdated one that was there.
        if (page.status === 404) storeFor(address).delete(key);
        if (page.status === 404) missingPages.set(key, entry);
        else if (isCacheable(page)) storeFor(address).set(key, entry);
        return page;
      })
      .finally(() => pendingRenders.delete(renderKey));
    pendingRenders.set(renderKey, rendered);
    return rendered;
  }

  return { getOrRender, getCached };
}

const cacheKey = (scope: CacheScope, { target }: PageAddress): string => `${scope.name} ${scope.company} ${target}`;

const PRODUCT_ID_BYTES = 100;

function createStore(maxBytes: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ page, products }, key) =>
      Math.ceil(page.body.byteSize + key.length + PRODUCT_ID_BYTES * (products.whole.size + products.cards.size)),
  });
}

// What says that nobody is to keep it, is not kept here either.
const isCacheable = ({ status, headers }: Page): boolean =>
  (status === 200 || status === 301 || status === 308) && headers["cache-control"] !== "no-store";
