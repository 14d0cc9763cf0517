import type { Tenant } from "../../platform/database/tenant.ts";
import { findVersionedProductsJson } from "../products/product-json.ts";
import { hitCache, hitCacheKey, type SearchRequest } from "./hit-cache.ts";
import { parseQuery } from "./postgres/parse-query.ts";
import { planSearch } from "./postgres/search-plan.ts";
import { findTopHits } from "./postgres/top-hits.ts";

/** The text of a list of products, see `productTexts`, and the version of the company's catalogue that it is of. */
type SearchResult = { text: Buffer; version: number };

/**
 * The products that a text finds, the best first. Those that it found before are taken for those that it finds now,
 * until what is read of them tells that the catalogue has moved: then they are looked for anew.
 */
export const searchCached = async (shop: Tenant, request: SearchRequest): Promise<SearchResult> =>
  (await readCachedHits(shop, request)) ?? (await searchUncached(shop, request));

async function readCachedHits(shop: Tenant, request: SearchRequest): Promise<SearchResult | undefined> {
  const before = hitCache(shop.database).get(hitCacheKey(shop, request));
  if (!before) return undefined;
  const { text, version } = await findVersionedProductsJson(shop, before.ids);
  return version === before.version ? { text, version } : undefined;
}

async function searchUncached(shop: Tenant, request: SearchRequest): Promise<SearchResult> {
  const reading = await parseQuery(shop, request.term, request.isTyping);
  const plan = planSearch(reading);
  const { ids, looked: preloaded } = plan ? await findTopHits(shop, plan, request.limit) : { ids: [] };
  const { text, version } = await findVersionedProductsJson(shop, ids, preloaded);
  const kept = hitCache(shop.database);
  // Where nothing is found, no version is told: whether it still holds could not be known.
  if (version === reading.version) kept.set(hitCacheKey(shop, request), { version, ids });
  else kept.delete(hitCacheKey(shop, request));
  return { text, version: version ?? reading.version };
}
