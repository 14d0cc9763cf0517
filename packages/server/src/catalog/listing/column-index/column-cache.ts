import { isDeepStrictEqual } from "node:util";
import { LIST_INTERVAL_MS } from "../../../companies/catalog-versions.ts";
import { recordPageList } from "../../../companies/page-products.ts";
import { createCache } from "../../../platform/cache/cache.ts";
import { createSingleFlight } from "../../../platform/cache/single-flight.ts";
import { type Tenant, tenantKey } from "../../../platform/database/tenant.ts";
import { findBrandNames } from "../../brands/brand-sql.ts";
import { buildColumns } from "./build-columns.ts";
import {
  readCatalogVersion,
  readCategoryTree,
  readChangedIds,
  readChangedStock,
  readSnapshot,
  type SnapshotClient,
} from "./index-source.ts";
import { type IndexedCategory, nextGeneration, type ProductColumns, withStock } from "./product-columns.ts";
import { updateColumns } from "./update-columns.ts";

const BYTES_PER_PRODUCT = 53;
const MAX_BYTES = 1_500_000 * BYTES_PER_PRODUCT;
/** Above this, reading everything is faster than finding the position of each changed product. */
const maxChanges = ({ size }: ProductColumns): number => Math.max(1000, Math.floor(size / 20));

type CachedColumns = { columns: ProductColumns; readAt: number };

/** Refreshing the columns of more products takes long: during a burst of saves, each change of lists does it once. */
const LAG_SIZE = 20_000;
const MAX_LAG_MS = LIST_INTERVAL_MS - 50;
/** A page from older columns is outdated by the next change of lists, or soon after. */
const PAGE_LAG_MS = LIST_INTERVAL_MS + 50;

const columnsByTenant = createCache<CachedColumns>({
  name: "product-columns",
  maxBytes: MAX_BYTES,
  // A larger company fills the cache alone.
  bytesOf: ({ columns }) => Math.min(MAX_BYTES, (columns.size + 1) * BYTES_PER_PRODUCT),
});
const refreshOnce = createSingleFlight<CachedColumns>();

/** The company's columns, built on first use, then updated: at this catalog version, or not older than the lag. */
export async function cachedColumns(tenant: Tenant, version: number): Promise<ProductColumns> {
  let cached = columnsByTenant.get(tenantKey(tenant));
  while (cached === undefined || (cached.columns.version < version && !mayLag(cached))) {
    const old = cached?.columns;
    // A refresh under way may have started before `version` was committed: the loop then starts another one.
    cached = await refreshOnce(tenantKey(tenant), () => refreshColumns(tenant, old));
  }
  recordPageList(cached.columns.version < version ? cached.readAt + PAGE_LAG_MS : undefined);
  return cached.columns;
}

const mayLag = ({ columns, readAt }: CachedColumns): boolean =>
  columns.size > LAG_SIZE && performance.now() < readAt + MAX_LAG_MS;

async function refreshColumns(tenant: Tenant, old: ProductColumns | undefined): Promise<CachedColumns> {
  const readAt = performance.now();
  const cached = { columns: await readColumns(tenant, old), readAt };
  columnsByTenant.set(tenantKey(tenant), cached);
  return cached;
}

const readColumns = (tenant: Tenant, old: ProductColumns | undefined): Promise<ProductColumns> =>
  readSnapshot(tenant, async (client) => {
    const { companyId } = tenant;
    const version = await readCatalogVersion(client, companyId);
    const limit = old ? maxChanges(old) : 0;
    const since = { companyId, version: old?.version ?? 0, limit: limit + 1 };
    const ids = old ? await readChangedIds(client, since) : [];
    const stock = old ? await readChangedStock(client, since) : [];
    const canUpdate = old && ids.length <= limit && stock.length <= limit;
    const categoryTree = await readCategoryTree(client, companyId);
    if (canUpdate && ids.length === 0) {
      const renamed = (await updateBrandNames(client, companyId, old)) ? { ...old, generation: nextGeneration() } : old;
      return { ...withCategoryTree(stock.length > 0 ? withStock(renamed, stock) : renamed, categoryTree), version };
    }
    const columns = canUpdate
      ? await updateColumns(client, { companyId, old: withStock(old, stock), ids })
      : await buildColumns(client, companyId);
    await updateBrandNames(client, companyId, columns);
    return { ...columns, categoryTree, version };
  });

/** Whether any name has changed. */
async function updateBrandNames(
  client: SnapshotClient,
  companyId: string,
  { dictionary: { brands } }: ProductColumns,
): Promise<boolean> {
  const texts = brands.map(({ text }) => text);
  const names = await findBrandNames(client, companyId, texts);
  const renamed = brands.filter(({ text, name }) => name !== (names.get(text) ?? text));
  for (const brand of renamed) brand.name = names.get(brand.text) ?? brand.text;
  return renamed.length > 0;
}

// Facets show the tree: a changed one makes what is cached about the columns outdated.
const withCategoryTree = (columns: ProductColumns, categoryTree: readonly IndexedCategory[]): ProductColumns =>
  isDeepStrictEqual(columns.categoryTree, categoryTree)
    ? columns
    : { ...columns, categoryTree, generation: nextGeneration() };
