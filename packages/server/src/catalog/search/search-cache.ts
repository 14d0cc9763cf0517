import { LRUCache } from "lru-cache";
import { memoizePerDatabase } from "../../platform/database/memoize-per-database.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import type { ProductReader } from "../products/product-reader.ts";
import type { SearchEngine } from "./search-engine.ts";

export type SearchRequest = { input: string; limit: number; isTyping: boolean };

export type SearchResult = { json: Buffer; version: number };

type CachedHits = { version: number; ids: readonly string[] };

const MAX_CACHE_BYTES = 1_000_000;
const BYTES_PER_ENTRY = 500;
const BYTES_PER_ID = 60;

const hitCache = memoizePerDatabase(
  () =>
    new LRUCache<string, CachedHits>({
      maxSize: MAX_CACHE_BYTES,
      sizeCalculation: ({ ids }) => BYTES_PER_ENTRY + BYTES_PER_ID * ids.length,
    }),
);

const cacheKey = ({ companyId }: Tenant, { input, limit, isTyping }: SearchRequest): string =>
  `${companyId}/${limit}/${isTyping}/${input}`;

/** Searches, and reuses the ids of an earlier search until reading their products shows a newer catalog version. */
export const createCachedSearch = (engine: SearchEngine, products: ProductReader) => {
  async function readCached(tenant: Tenant, request: SearchRequest): Promise<SearchResult | undefined> {
    const cached = hitCache(tenant.database).get(cacheKey(tenant, request));
    if (!cached) return undefined;
    const { json, version } = await products.findVersionedProductsJson(tenant, cached.ids);
    return version === cached.version ? { json, version } : undefined;
  }

  async function searchUncached(tenant: Tenant, request: SearchRequest): Promise<SearchResult> {
    const { input, limit, isTyping } = request;
    const hits = await (isTyping ? engine.suggest(tenant, input, limit) : engine.search(tenant, input, limit));
    const { json, version } = await products.findVersionedProductsJson(tenant, hits.ids, hits.volatileFields);
    const cache = hitCache(tenant.database);
    // An empty result carries no version, so it could not be validated later.
    if (version === hits.version) cache.set(cacheKey(tenant, request), { version, ids: hits.ids });
    else cache.delete(cacheKey(tenant, request));
    return { json, version: version ?? hits.version };
  }

  return async (tenant: Tenant, request: SearchRequest): Promise<SearchResult> =>
    (await readCached(tenant, request)) ?? (await searchUncached(tenant, request));
};
