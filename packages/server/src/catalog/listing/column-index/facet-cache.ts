import { createCache } from "../../../platform/cache/cache.ts";
import { type Tenant, tenantKey } from "../../../platform/database/tenant.ts";
import type { ListingScope } from "../product-index.ts";
import type { Facets } from "./facets.ts";
import type { ProductColumns } from "./product-columns.ts";

type FacetKey = { scope: ListingScope; filters: Readonly<Record<string, string>> };

const BYTES_PER_ITEM = 80;
const BYTES_PER_FILTER = 300;

const facetCache = createCache<Facets>({
  name: "facets",
  maxBytes: 12_000_000,
  bytesOf: ({ filters }, key) =>
    filters.reduce(
      (sum, filter) => sum + BYTES_PER_FILTER + ("items" in filter ? filter.items.length * BYTES_PER_ITEM : 0),
      2 * key.length,
    ),
});

/** Counts once per generation of the columns. Searches are not cached: they rarely repeat. */
export function cachedFacets(
  tenant: Tenant,
  { generation }: ProductColumns,
  { scope, filters }: FacetKey,
  count: () => Facets,
): Facets {
  const { query, categoryId, vehicle } = scope;
  if (query !== undefined) return count();
  const key = JSON.stringify([tenantKey(tenant), categoryId, vehicle, filters]);
  const version = `${generation} ${new Date().getFullYear()}`;
  const cached = facetCache.get(key, version);
  if (cached) return cached;
  const facets = count();
  facetCache.set(key, facets, version);
  return facets;
}
