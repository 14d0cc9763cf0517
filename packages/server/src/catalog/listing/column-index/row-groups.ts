import type { Tenant } from "../../../platform/database/tenant.ts";
import type { ListingScope, ScopeVehicle } from "../product-index.ts";
import { findRow, type ProductColumns, SELLABLE } from "./product-columns.ts";
import { cachedVehicleRows, FIT_GROUPS, fitGroup } from "./vehicle-rows.ts";

/** A list shows its groups one after another, each in the list's own order. */
export type RowGroups = { count: number; groupOf: (row: number) => number };

export const ONE_GROUP: RowGroups = { count: 1, groupOf: () => 0 };

/** Exact part numbers of a search, then what fits the vehicle before what may and what does not; sellable ones first. */
export async function readRowGroups(
  tenant: Tenant,
  columns: ProductColumns,
  { query }: Pick<ListingScope, "query">,
  vehicle: ScopeVehicle | undefined,
): Promise<RowGroups> {
  const exactRows = new Set(query?.exactMatches.map((id) => findRow(columns, id)));
  // A vehicle that nobody knows ranks nothing.
  const vehicleRows = vehicle?.data ? await cachedVehicleRows(tenant, columns, vehicle) : undefined;
  const { flags } = columns;
  const sellableGroup = (row: number) => ((flags[row] as number) & SELLABLE ? 0 : 1);
  const fitGroups = vehicleRows ? FIT_GROUPS : 1;
  const rankedGroup = vehicleRows
    ? (row: number) => 2 * fitGroup(columns, vehicleRows, row) + sellableGroup(row)
    : sellableGroup;
  if (exactRows.size === 0) return { count: 2 * fitGroups, groupOf: rankedGroup };
  return { count: 2 * fitGroups + 1, groupOf: (row) => (exactRows.has(row) ? 0 : rankedGroup(row) + 1) };
}
