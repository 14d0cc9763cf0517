import { type SQL, sql } from "drizzle-orm";
import { createCache } from "../../../platform/cache/cache.ts";
import { type Tenant, tenantKey } from "../../../platform/database/tenant.ts";
import { fittingProductsSql } from "../../fitment/fitment-sql.ts";
import type { SearchEngine } from "../../search/search-engine.ts";
import type { ListingScope, ScopeVehicle } from "../product-index.ts";
import { findCategoryRows } from "./category-rows.ts";
import { allRows, findRowByBytes, type ProductColumns } from "./product-columns.ts";

/** The rows of a scope in its own order; undefined for all products. */
export type ScopeRows = Uint32Array | undefined;

type RowsForScope = (tenant: Tenant, columns: ProductColumns, scope: ListingScope) => Promise<ScopeRows>;

/** A search is ordered by score, a category as its seller ordered it; both then newest first. */
export const createScopeReader =
  (search: SearchEngine): RowsForScope =>
  async (tenant, columns, { categoryId, query, vehicle }) => {
    const inCategory =
      categoryId === undefined
        ? undefined
        : (findCategoryRows(columns.categories, categoryId)?.rows ?? new Uint32Array());
    const found = query && toRowsByScore(columns, await search.findAllHits(tenant, query));
    if (found?.length === 0) return found;
    const fitting = vehicle === undefined ? undefined : await cachedFittingRows(tenant, columns, vehicle);
    const isInCategory = found && inCategory ? toRowFlags(columns, inCategory) : undefined;
    const rows = found ?? inCategory;
    if (!isInCategory && !fitting) return rows;
    return (rows ?? allRows(columns)).filter((row) => isInCategory?.[row] !== 0 && (!fitting || hasBit(fitting, row)));
  };

export function toRowFlags({ size }: ProductColumns, rows: Uint32Array): Uint8Array {
  const flags = new Uint8Array(size);
  for (let index = 0; index < rows.length; index++) flags[rows[index] as number] = 1;
  return flags;
}

type ScoredIds = Awaited<ReturnType<SearchEngine["findAllHits"]>>;

// Score and row are packed into one number, so that one sort orders by best score, then newest (the lowest row).
function toRowsByScore(columns: ProductColumns, { ids, scores }: ScoredIds): Uint32Array {
  const keys = Float64Array.from({ length: ids.length / 16 }, (_, index) => {
    const row = findRowByBytes(columns, ids, index * 16);
    return row < 0 ? Number.POSITIVE_INFINITY : (2 ** 31 - scores.readInt32BE(index * 4)) * 2 ** 21 + row;
  }).sort();
  const end = keys.indexOf(Number.POSITIVE_INFINITY);
  return Uint32Array.from(end < 0 ? keys : keys.subarray(0, end), (key) => key % 2 ** 21);
}

type RowBits = Uint8Array;

const hasBit = (bits: RowBits, row: number): boolean => (((bits[row >> 3] as number) >> (row & 7)) & 1) === 1;

const BYTES_PER_ENTRY = 400;

const fittingRows = createCache<RowBits>({
  name: "fitting-rows",
  maxBytes: 24_000_000,
  bytesOf: (bits) => bits.byteLength + BYTES_PER_ENTRY,
});

function cachedFittingRows(tenant: Tenant, columns: ProductColumns, { data }: ScopeVehicle): Promise<RowBits> {
  const thisYear = new Date().getFullYear();
  return fittingRows.getOrLoad(
    JSON.stringify([tenantKey(tenant), data]),
    () => readRowBits(tenant, columns, fittingProductsSql(tenant.companyId, data, thisYear)),
    `${columns.generation} ${thisYear}`,
  );
}

async function readRowBits(tenant: Tenant, columns: ProductColumns, productIds: SQL): Promise<RowBits> {
  // Of the primary, as the columns: a replica could be behind columns that another request read.
  const { rows } = await tenant.database.reader.execute<{ ids: Buffer | null }>(
    sql`select string_agg(uuid_send(product_id), '') as ids from (${productIds}) as fitting`,
  );
  const ids = rows[0]?.ids ?? Buffer.alloc(0);
  const bits = new Uint8Array(Math.ceil(columns.size / 8));
  for (let offset = 0; offset < ids.length; offset += 16) {
    const row = findRowByBytes(columns, ids, offset);
    if (row >= 0) bits[row >> 3] = (bits[row >> 3] as number) | (1 << (row & 7));
  }
  return bits;
}
