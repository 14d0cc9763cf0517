import { LRUCache } from "lru-cache";
import type { Columns } from "./column-index/columns.ts";
import type { Facets } from "./listing-facets.ts";
import type { Scope } from "./listing-scope.ts";

type Asked = { scope: Scope; filters: Readonly<Record<string, string>> };

/** Counted once for each version of the columns; a search is counted each time. */
export function counted({ mark }: Columns, { scope, filters }: Asked, count: () => Facets): Facets {
  const { plan, categoryId, vehicle } = scope;
  if (plan !== undefined) return count();
  const key = JSON.stringify([mark, categoryId, vehicle, filters, new Date().getFullYear()]);
  const known = memory.get(key);
  if (known) return known;
  const anew = count();
  memory.set(key, anew);
  return anew;
}

const MOST_BYTES = 12_000_000;
/** Their texts are those of the columns. */
const ABOUT_AN_ITEM = 80;
const ABOUT_A_FILTER = 300;

const memory = new LRUCache<string, Facets>({
  maxSize: MOST_BYTES,
  sizeCalculation: (facets, key) => bytesOf(facets) + 2 * key.length,
});

const bytesOf = ({ filters }: Facets): number =>
  filters.reduce((sum, one) => sum + ABOUT_A_FILTER + ("items" in one ? one.items.length * ABOUT_AN_ITEM : 0), 0);
