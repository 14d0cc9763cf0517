import type { Tenant } from "../../../platform/database/tenant.ts";
import { PASS_SCORE, type SearchEngine } from "../../search/search-engine.ts";
import type { ListingScope } from "../product-index.ts";
import { findCategoryRows } from "./category-rows.ts";
import { allRows, findRowByBytes, type ProductColumns } from "./product-columns.ts";
import { cachedVehicleRows, fitsVehicle, isFitUnknown } from "./vehicle-rows.ts";

/** The rows of a scope in its own order; undefined for all products. */
export type ScopeRows = Uint32Array | undefined;

/** `passByRow`: of a search with several passes, the number of worse ones for each hit; 0 where it has none. */
export type ListingRows = { rows: ScopeRows; passByRow: ReadonlyMap<number, number> };

type RowsForScope = (tenant: Tenant, columns: ProductColumns, scope: ListingScope) => Promise<ListingRows>;

/** A search is ordered by score, a category as its seller ordered it; both then newest first. */
export const createScopeReader =
  (search: SearchEngine): RowsForScope =>
  async (tenant, columns, { categoryId, query, vehicle }) => {
    const inCategory =
      categoryId === undefined
        ? undefined
        : (findCategoryRows(columns.categories, categoryId)?.rows ?? new Uint32Array());
    const hits = query && (await search.findAllHits(tenant, query));
    const found = hits && toRowsByScore(columns, hits);
    const passByRow = hits ? passesOf(columns, hits) : NO_PASSES;
    if (found?.length === 0) return { rows: found, passByRow };
    const isListedFit = vehicle?.fit === "unknown" ? isFitUnknown : fitsVehicle;
    const fitting = vehicle === undefined ? undefined : await cachedVehicleRows(tenant, columns, vehicle);
    const isInCategory = found && inCategory ? toRowFlags(columns, inCategory) : undefined;
    const rows = found ?? inCategory;
    if (!isInCategory && !fitting) return { rows, passByRow };
    const narrowed = (rows ?? allRows(columns)).filter(
      (row) => isInCategory?.[row] !== 0 && (!fitting || isListedFit(columns, fitting, row)),
    );
    return { rows: narrowed, passByRow };
  };

const NO_PASSES: ReadonlyMap<number, number> = new Map();

function passesOf(columns: ProductColumns, { ids, scores }: ScoredIds): Map<number, number> {
  const passByRow = new Map<number, number>();
  for (let index = 0; index < scores.length / 4; index++) {
    const pass = Math.floor(scores.readInt32BE(index * 4) / PASS_SCORE);
    const row = pass > 0 ? findRowByBytes(columns, ids, index * 16) : -1;
    if (row >= 0) passByRow.set(row, pass);
  }
  return passByRow;
}

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
