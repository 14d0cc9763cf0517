import { LRUCache } from "lru-cache";
import type { ListingScope } from "../product-index.ts";
import type { Facets } from "./facets.ts";
import type { ProductColumns } from "./product-columns.ts";

type FacetKey = { scope: ListingScope; filters: Readonly<Record<string, string>> };

/** Counts once per generation of the columns. Searches are not cached: they rarely repeat. */
export function cachedFacets(
  { generation }: ProductColumns,
  { scope, filters }: FacetKey,
  count: () => Facets,
): Facets {
  const { query, categoryId, vehicle } = scope;
  if (query !== undefined) return count();
  const key = JSON.stringify([generation, categoryId, vehicle, filters, new Date().getFullYear()]);
  const cached = cache.get(key);
  if (cached) return cached;
  const facets = count();
  cache.set(key, facets);
  return facets;
}

const MAX_CACHE_BYTES = 12_000_000;
const BYTES_PER_ITEM = 80;
const BYTES_PER_FILTER = 300;

const cache = new LRUCache<string, Facets>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (facets, key) => bytesOf(facets) + 2 * key.length,
});

const bytesOf = ({ filters }: Facets): number =>
  filters.reduce(
    (sum, filter) => sum + BYTES_PER_FILTER + ("items" in filter ? filter.items.length * BYTES_PER_ITEM : 0),
    0,
  );
