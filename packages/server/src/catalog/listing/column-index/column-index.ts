import type { SearchEngine } from "../../search/search-engine.ts";
import type { ProductIndex } from "../product-index.ts";
import { cachedColumns } from "./column-cache.ts";
import { cachedFacets } from "./facet-cache.ts";
import { countFacets } from "./facet-counts.ts";
import { buildFacets } from "./facets.ts";
import { createFilterMasks, createRowFilter, parseSelectedFilters } from "./filter-masks.ts";
import { toRowWindow } from "./page-window.ts";
import { createScopeReader } from "./scope-rows.ts";
import { idsInWindow, sortRows } from "./sorted-rows.ts";

export function createColumnIndex(search: SearchEngine): ProductIndex {
  const readScopeRows = createScopeReader(search);
  return {
    async query(tenant, { scope, filters, sort, page, minVersion }) {
      const columns = await cachedColumns(tenant, minVersion);
      const rows = await readScopeRows(tenant, columns, scope);
      const selected = parseSelectedFilters(filters, columns);
      const masks = createFilterMasks(columns, selected);
      const { total, filters: facets } = cachedFacets(tenant, columns, { scope, filters }, () =>
        buildFacets({ columns, counts: countFacets(columns, rows, masks), selected, masks }),
      );
      const sorted = sortRows(columns, rows, sort, createRowFilter(columns, masks));
      const { offset, limit } = toRowWindow(columns, sorted, page, total);
      return { ids: limit > 0 ? idsInWindow(columns, sorted, offset, limit) : [], offset, total, facets };
    },
  };
}
