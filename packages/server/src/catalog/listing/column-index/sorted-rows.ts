import type { Sort } from "@pecacerta/rules/listing";
import { findRow, type ProductColumns, productIdAt } from "./product-columns.ts";
import { ONE_GROUP, type RowGroups } from "./row-groups.ts";
import { type ScopeRows, toRowFlags } from "./scope-rows.ts";

/** The rows of a listing, group by group. `order`: undefined for all rows by number. `isListed` drops the others. */
export type SortedRows = {
  order: ScopeRows;
  size: number;
  isDescending: boolean;
  isListed: (row: number) => boolean;
  groups: RowGroups;
};

export type ListedRow = { id: string; group: number };

export function sortRows(
  columns: ProductColumns,
  rows: ScopeRows,
  sort: Sort,
  matchesFilters: (row: number) => boolean,
  groups: RowGroups,
): SortedRows {
  if (sort === "default")
    return { order: rows, size: rows?.length ?? columns.size, isDescending: false, isListed: matchesFilters, groups };
  const isInScope = rows && toRowFlags(columns, rows);
  const order = sort.startsWith("name") ? columns.byName : columns.byPrice;
  return {
    order,
    size: order.length,
    isDescending: sort.endsWith("desc"),
    isListed: isInScope ? (row) => isInScope[row] === 1 && matchesFilters(row) : matchesFilters,
    groups: ONE_GROUP,
  };
}

export function rowsInWindow(columns: ProductColumns, sorted: SortedRows, offset: number, limit: number): ListedRow[] {
  const listed: ListedRow[] = [];
  let position = 0;
  forEachListedRow(sorted, (row, group) => {
    if (position++ >= offset) listed.push({ id: productIdAt(columns, row), group });
    return listed.length < limit;
  });
  return listed;
}

/** Undefined for a product that has left the listing, or its group. */
export function positionOf(columns: ProductColumns, sorted: SortedRows, { id, group }: ListedRow): number | undefined {
  const target = findRow(columns, id);
  if (target < 0 || !sorted.isListed(target) || sorted.groups.groupOf(target) !== group) return undefined;
  let position = 0;
  let result: number | undefined;
  forEachListedRow(sorted, (row) => {
    if (row === target) result = position;
    position++;
    return result === undefined;
  });
  return result;
}

/** Walks once per group that has rows: mostly the first page is found in the first group. */
function forEachListedRow(sorted: SortedRows, visit: (row: number, group: number) => boolean): void {
  const { order, size, isDescending, isListed, groups } = sorted;
  const laterGroups = new Uint8Array(groups.count);
  for (let group = 0; group < groups.count; group++) {
    if (group > 0 && laterGroups[group] === 0) continue;
    for (let step = 0; step < size; step++) {
      const index = isDescending ? size - 1 - step : step;
      const row = order ? (order[index] as number) : index;
      const rowGroup = groups.groupOf(row);
      if (group === 0) laterGroups[rowGroup] = 1;
      if (rowGroup === group && isListed(row) && !visit(row, group)) return;
    }
  }
}
