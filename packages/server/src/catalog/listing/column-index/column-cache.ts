import { memoizePerDatabase } from "../../../platform/database/memoize-per-database.ts";
import type { Tenant } from "../../../platform/database/tenant.ts";
import { buildColumns } from "./build-columns.ts";
import { readBrandNames, readCatalogVersion, readChangedIds, readSnapshot } from "./index-source.ts";
import type { ProductColumns } from "./product-columns.ts";
import { updateColumns } from "./update-columns.ts";

const MAX_PRODUCTS = 1_500_000;
/** Above this, reading everything is faster than finding the position of each changed product. */
const MAX_CHANGES = 1000;

type CacheEntry = { columns?: ProductColumns; refresh?: Promise<ProductColumns> };

const entriesByCompany = memoizePerDatabase(() => new Map<string, CacheEntry>());

/** The company's columns at this catalog version or a later one: built on first use, then updated. */
export async function cachedColumns(tenant: Tenant, version: number): Promise<ProductColumns> {
  const entry = cacheEntry(tenant);
  for (;;) {
    if (entry.columns && entry.columns.version >= version) return entry.columns;
    // A refresh under way may have started before `version` was committed: the loop then starts another one.
    entry.refresh ??= refreshEntry(tenant, entry).finally(() => {
      entry.refresh = undefined;
    });
    await entry.refresh;
  }
}

async function refreshEntry(tenant: Tenant, entry: CacheEntry): Promise<ProductColumns> {
  const columns = await readColumns(tenant, entry.columns);
  entry.columns = columns;
  evictOldest(tenant);
  return columns;
}

const readColumns = (tenant: Tenant, old: ProductColumns | undefined): Promise<ProductColumns> =>
  readSnapshot(tenant, async (client) => {
    const { companyId } = tenant;
    const version = await readCatalogVersion(client, companyId);
    const since = { companyId, version: old?.version ?? 0, limit: MAX_CHANGES + 1 };
    const ids = old ? await readChangedIds(client, since) : [];
    if (old && ids.length === 0) return { ...old, version };
    const canUpdate = old && ids.length <= MAX_CHANGES;
    const columns = canUpdate
      ? await updateColumns(client, { companyId, old, ids })
      : await buildColumns(client, companyId);
    const { brands } = columns.dictionary;
    const names = await readBrandNames(
      client,
      brands.map(({ text }) => text),
    );
    for (const brand of brands) brand.name = names.get(brand.text) ?? brand.text;
    return { ...columns, version };
  });

/** Moves the entry to the end: the map is ordered by last use. */
function cacheEntry({ database, companyId }: Tenant): CacheEntry {
  const entries = entriesByCompany(database);
  const entry = entries.get(companyId) ?? {};
  entries.delete(companyId);
  entries.set(companyId, entry);
  return entry;
}

function evictOldest({ database, companyId }: Tenant): void {
  const entries = entriesByCompany(database);
  const sizeOf = ({ columns }: CacheEntry) => columns?.size ?? 0;
  let total = [...entries.values()].reduce((sum, entry) => sum + sizeOf(entry), 0);
  for (const [id, entry] of entries) {
    if (total <= MAX_PRODUCTS) return;
    if (id === companyId || entry.refresh) continue;
    total -= sizeOf(entry);
    entries.delete(id);
  }
}
