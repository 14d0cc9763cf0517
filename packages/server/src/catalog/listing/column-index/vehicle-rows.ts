import { sql } from "drizzle-orm";
import { createCache } from "../../../platform/cache/cache.ts";
import { primaryReader, type Tenant, tenantKey } from "../../../platform/database/tenant.ts";
import { judgedProductsSql } from "../../fitment/fitment-sql.ts";
import type { ScopeVehicle } from "../product-index.ts";
import { findRowByBytes, type ProductColumns, UNIVERSAL, UNKNOWN_FITMENT } from "./product-columns.ts";

type RowBits = Uint8Array;

/** The rows whose fitments decide about a vehicle, and those of them that fit it. */
export type VehicleRows = { judged: RowBits; fitting: RowBits };

const BYTES_PER_ENTRY = 400;

const vehicleRows = createCache<VehicleRows>({
  name: "vehicle-rows",
  maxBytes: 24_000_000,
  bytesOf: ({ judged, fitting }) => judged.byteLength + fitting.byteLength + BYTES_PER_ENTRY,
});

export function cachedVehicleRows(
  tenant: Tenant,
  columns: ProductColumns,
  { data }: ScopeVehicle,
): Promise<VehicleRows> {
  const thisYear = new Date().getFullYear();
  return vehicleRows.getOrLoad(
    JSON.stringify([tenantKey(tenant), data]),
    () => readVehicleRows(tenant, columns, data, thisYear),
    `${columns.generation} ${thisYear}`,
  );
}

export const fitsVehicle = ({ flags }: ProductColumns, { judged, fitting }: VehicleRows, row: number): boolean =>
  hasBit(judged, row) ? hasBit(fitting, row) : ((flags[row] as number) & UNIVERSAL) !== 0;

export const isFitUnknown = ({ flags }: ProductColumns, { judged }: VehicleRows, row: number): boolean =>
  !hasBit(judged, row) && ((flags[row] as number) & UNKNOWN_FITMENT) !== 0;

export const FIT_GROUPS = 3;

/** 0: fits; 1: universal or unknown; 2: does not fit. */
export function fitGroup({ flags }: ProductColumns, { judged, fitting }: VehicleRows, row: number): number {
  if (hasBit(judged, row)) return hasBit(fitting, row) ? 0 : 2;
  return (flags[row] as number) & (UNIVERSAL | UNKNOWN_FITMENT) ? 1 : 2;
}

const hasBit = (bits: RowBits, row: number): boolean => (((bits[row >> 3] as number) >> (row & 7)) & 1) === 1;

async function readVehicleRows(
  tenant: Tenant,
  columns: ProductColumns,
  vehicle: ScopeVehicle["data"],
  thisYear: number,
): Promise<VehicleRows> {
  const judged = new Uint8Array(Math.ceil(columns.size / 8));
  const fitting = new Uint8Array(judged.length);
  if (!vehicle) return { judged, fitting };
  // Of the primary, as the columns: a replica could be behind columns that another request read.
  const { rows } = await primaryReader(tenant).execute<{ fits: boolean; ids: Buffer }>(sql`
    select fits, string_agg(uuid_send(product_id), '') as ids
    from (${judgedProductsSql(tenant.companyId, vehicle, thisYear)}) as judged group by fits`);
  for (const { fits, ids } of rows) {
    for (let offset = 0; offset < ids.length; offset += 16) {
      const row = findRowByBytes(columns, ids, offset);
      if (row < 0) continue;
      setBit(judged, row);
      if (fits) setBit(fitting, row);
    }
  }
  return { judged, fitting };
}

function setBit(bits: RowBits, row: number): void {
  bits[row >> 3] = (bits[row >> 3] as number) | (1 << (row & 7));
}
