import type { ProductView } from "@pecacerta/contract/product";
import { createCache } from "../../platform/cache/cache.ts";
import { type Tenant, tenantKey } from "../../platform/database/tenant.ts";
import type { FitVehicleRow } from "../fitment/fit-verdicts.ts";
import type { ProductReader } from "../products/product-reader.ts";
import type { Omissions } from "./omissions-dto.ts";
import type { SearchEngine } from "./search-engine.ts";

export type SearchRequest = {
  input: string;
  limit: number;
  isTyping: boolean;
  view: ProductView;
  vehicle: FitVehicleRow | undefined;
};

export type SearchResult = Omissions & { json: Buffer; version: number };

type CachedHits = Omissions & { version: number; ids: readonly string[] };

const BYTES_PER_ENTRY = 500;
const BYTES_PER_ID = 60;

const cachedHits = createCache<CachedHits>({
  name: "search-hits",
  maxBytes: 1_000_000,
  bytesOf: ({ ids }) => BYTES_PER_ENTRY + BYTES_PER_ID * ids.length,
});

const cacheKey = (tenant: Tenant, { input, limit, isTyping, vehicle }: SearchRequest): string =>
  `${tenantKey(tenant)}/${limit}/${isTyping}/${vehicle?.id ?? ""}/${input}`;

/** Searches, and reuses the ids of an earlier search until reading their products shows a newer catalog version. */
export const createCachedSearch = (engine: SearchEngine, products: ProductReader) => {
  async function readCached(tenant: Tenant, request: SearchRequest): Promise<SearchResult | undefined> {
    const cached = cachedHits.get(cacheKey(tenant, request));
    if (!cached) return undefined;
    const { ids, version: cachedVersion, ...omissions } = cached;
    const { json, version } = await products.findVersionedJson(tenant, ids, request.view);
    return version === cachedVersion ? { json, version, ...omissions } : undefined;
  }

  async function searchUncached(tenant: Tenant, request: SearchRequest): Promise<SearchResult> {
    const { input, isTyping, limit, vehicle, view } = request;
    const options = { limit, ...(vehicle && { vehicle }) };
    const {
      ids,
      version: hitsVersion,
      ...omissions
    } = await (isTyping ? engine.suggest(tenant, input, options) : engine.search(tenant, input, options));
    const { json, version } = await products.findVersionedJson(tenant, ids, view);
    // An empty result carries no version, so it could not be validated later.
    if (version === hitsVersion) cachedHits.set(cacheKey(tenant, request), { version, ids, ...omissions });
    else cachedHits.delete(cacheKey(tenant, request));
    return { json, version: version ?? hitsVersion, ...omissions };
  }

  return async (tenant: Tenant, request: SearchRequest): Promise<SearchResult> =>
    (await readCached(tenant, request)) ?? (await searchUncached(tenant, request));
};
