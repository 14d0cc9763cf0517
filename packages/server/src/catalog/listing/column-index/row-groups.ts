import type { Tenant } from "../../../platform/database/tenant.ts";
import type { ListingScope, ScopeVehicle } from "../product-index.ts";
import { findRow, type ProductColumns, SELLABLE } from "./product-columns.ts";
import { cachedVehicleRows, FIT_GROUPS, fitGroup } from "./vehicle-rows.ts";

/** A list shows its groups one after another, each in the list's own order. */
export type RowGroups = { count: number; groupOf: (row: number) => number };

export const ONE_GROUP: RowGroups = { count: 1, groupOf: () => 0 };

/** Of a search, exact part numbers, then the better passes; then by fit to the vehicle; sellable products first. */
export async function readRowGroups(
  tenant: Tenant,
  columns: ProductColumns,
  { query }: Pick<ListingScope, "query">,
  vehicle: ScopeVehicle | undefined,
  passByRow: ReadonlyMap<number, number> = new Map(),
): Promise<RowGroups> {
  const exactRows = new Set(query?.exactMatches.map((id) => findRow(columns, id)));
  // A vehicle that nobody knows ranks nothing.
  const vehicleRows = vehicle?.data ? await cachedVehicleRows(tenant, columns, vehicle) : undefined;
  const { flags } = columns;
  const sellableGroup = (row: number) => ((flags[row] as number) & SELLABLE ? 0 : 1);
  const groupsPerPass = 2 * (vehicleRows ? FIT_GROUPS : 1);
  const rankedGroup = vehicleRows
    ? (row: number) => 2 * fitGroup(columns, vehicleRows, row) + sellableGroup(row)
    : sellableGroup;
  if (exactRows.size === 0 && passByRow.size === 0) return { count: groupsPerPass, groupOf: rankedGroup };
  const ownPasses = [...passByRow].filter(([row]) => !exactRows.has(row)).map(([, pass]) => pass);
  const bestPass = ownPasses.reduce((best, pass) => Math.max(best, pass), 0);
  return {
    count: 1 + groupsPerPass * (bestPass + 1),
    groupOf: (row) =>
      exactRows.has(row) ? 0 : 1 + groupsPerPass * (bestPass - (passByRow.get(row) ?? 0)) + rankedGroup(row),
  };
}
