import type { Sort } from "@pecacerta/rules/listing";
import { findRow, type ProductColumns, productIdAt } from "./product-columns.ts";
import { type ScopeRows, toRowFlags } from "./scope-rows.ts";

/** The rows of a listing in its order. `order`: undefined for all rows by number. `isListed` drops the others. */
export type SortedRows = {
  order: ScopeRows;
  size: number;
  isDescending: boolean;
  isListed: (row: number) => boolean;
};

export function sortRows(
  columns: ProductColumns,
  rows: ScopeRows,
  sort: Sort,
  matchesFilters: (row: number) => boolean,
): SortedRows {
  if (sort === "default")
    return { order: rows, size: rows?.length ?? columns.size, isDescending: false, isListed: matchesFilters };
  const isInScope = rows && toRowFlags(columns, rows);
  const order = sort.startsWith("name") ? columns.byName : columns.byPrice;
  return {
    order,
    size: order.length,
    isDescending: sort.endsWith("desc"),
    isListed: isInScope ? (row) => isInScope[row] === 1 && matchesFilters(row) : matchesFilters,
  };
}

export function idsInWindow(columns: ProductColumns, sorted: SortedRows, offset: number, limit: number): string[] {
  const ids: string[] = [];
  let position = 0;
  forEachListedRow(sorted, (row) => {
    if (position++ >= offset) ids.push(productIdAt(columns, row));
    return ids.length < limit;
  });
  return ids;
}

export function positionOf(columns: ProductColumns, sorted: SortedRows, id: string): number | undefined {
  const target = findRow(columns, id);
  if (target < 0 || !sorted.isListed(target)) return undefined;
  let position = 0;
  let result: number | undefined;
  forEachListedRow(sorted, (row) => {
    if (row === target) result = position;
    position++;
    return result === undefined;
  });
  return result;
}

function forEachListedRow({ order, size, isDescending, isListed }: SortedRows, visit: (row: number) => boolean): void {
  for (let step = 0; step < size; step++) {
    const index = isDescending ? size - 1 - step : step;
    const row = order ? (order[index] as number) : index;
    if (isListed(row) && !visit(row)) return;
  }
}
