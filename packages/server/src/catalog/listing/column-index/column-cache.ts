import { isDeepStrictEqual } from "node:util";
import { mayShowListsOf, recordPageList } from "../../../companies/page-products.ts";
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

const columnsByTenant = createCache<CachedColumns>({
  name: "product-columns",
  maxBytes: MAX_BYTES,
  // A larger company fills the cache alone.
  bytesOf: ({ columns }) => Math.min(MAX_BYTES, (columns.size + 1) * BYTES_PER_PRODUCT),
});
const refreshOnce = createSingleFlight<CachedColumns>();

/** The company's columns, built on first use, then updated: at this catalog version, or as recent as the page needs. */
export async function cachedColumns(tenant: Tenant, version: number): Promise<ProductColumns> {
  recordPageList();
  let cached = columnsByTenant.get(tenantKey(tenant));
  while (cached === undefined || (cached.columns.version < version && !mayShowListsOf(cached.readAt))) {
    const old = cached?.columns;
    // A refresh under way may have started before `version` was committed: the loop then starts another one.
    cached = await refreshOnce(tenantKey(tenant), () => refreshColumns(tenant, old));
  }
  return cached.columns;
}

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
