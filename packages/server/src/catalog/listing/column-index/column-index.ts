import type { SearchEngine } from "../../search/search-engine.ts";
import type { ProductIndex } from "../product-index.ts";
import { cachedColumns } from "./column-cache.ts";
import { cachedFacets } from "./facet-cache.ts";
import { countFacets } from "./facet-counts.ts";
import { buildFacets } from "./facets.ts";
import { createFilterMasks, createRowFilter, parseSelectedFilters } from "./filter-masks.ts";
import { toRowWindow } from "./page-window.ts";
import { findRow } from "./product-columns.ts";
import { readRowGroups } from "./row-groups.ts";
import { createScopeReader } from "./scope-rows.ts";
import { rowsInWindow, sortRows } from "./sorted-rows.ts";

export function createColumnIndex(search: SearchEngine): ProductIndex {
  const readScopeRows = createScopeReader(search);
  return {
    async query(tenant, { scope, forVehicle, filters, sort, page, minVersion }) {
      const columns = await cachedColumns(tenant, minVersion);
      const { rows, passByRow } = await readScopeRows(tenant, columns, scope);
      const selected = parseSelectedFilters(filters, columns);
      const masks = createFilterMasks(columns, selected);
      const { total, filters: facets } = cachedFacets(tenant, columns, { scope, filters }, () =>
        buildFacets({
          columns,
          counts: countFacets(columns, rows, masks),
          selected,
          masks,
          categoryId: scope.categoryId,
        }),
      );
      const groups = await readRowGroups(tenant, columns, scope, forVehicle ?? scope.vehicle, passByRow);
      const sorted = sortRows(columns, rows, sort, createRowFilter(columns, masks), groups);
      const { offset, limit } = toRowWindow(columns, sorted, page, total);
      const listed = limit > 0 ? rowsInWindow(columns, sorted, offset, limit) : [];
      const positions = listed.map((row, index) => ({ ...row, position: offset + index + 1 }));
      return {
        ids: listed.map(({ id }) => id),
        first: positions[0],
        last: positions.at(-1),
        offset,
        total,
        facets,
      };
    },
    async rank(tenant, ids, { vehicle, minVersion }) {
      const columns = await cachedColumns(tenant, minVersion);
      const { groupOf } = await readRowGroups(tenant, columns, {}, vehicle);
      return ids
        .map((id) => ({ id, row: findRow(columns, id) }))
        .filter(({ row }) => row >= 0)
        .sort((one, other) => groupOf(one.row) - groupOf(other.row))
        .map(({ id }) => id);
    },
  };
}
