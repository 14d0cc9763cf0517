import type { FitVehicle } from "@pecacerta/rules/fitment";
import { createCache } from "../../platform/cache/cache.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findVehicleIndex, type VehicleIndex } from "../fitment/vehicle-cache.ts";
import { familiesOf } from "./vehicle-families.ts";

type VehicleCells = Omit<FitVehicle, "type" | "make" | "family" | "versions">;

export type SharedFamily = Pick<FitVehicle, "type" | "make" | "family"> & { vehicles: VehicleCells[] };

/** The price table as JSON in memory that threads share: sending it costs nothing. */
export type SharedPriceTable = { version: string; json: Uint8Array<SharedArrayBuffer> };

const priceTables = createCache<SharedPriceTable>({ name: "shared-price-table", maxEntries: 1 });

export async function findSharedPriceTable(tx: TenantTransaction): Promise<SharedPriceTable> {
  const vehicles = await findVehicleIndex(tx);
  const cached = priceTables.get("all", vehicles.version);
  if (cached) return cached;
  const table = { version: vehicles.version, json: toSharedJson(vehicles) };
  priceTables.set("all", table, vehicles.version);
  return table;
}

function toSharedJson(index: VehicleIndex): Uint8Array<SharedArrayBuffer> {
  const families = familiesOf(index).map(
    ({ type, make, family, vehicles }): SharedFamily => ({
      type,
      make,
      family,
      vehicles: vehicles.map(({ model, year, fuel, engine, codFipe }) => ({ model, year, fuel, engine, codFipe })),
    }),
  );
  const bytes = Buffer.from(JSON.stringify(families));
  const json = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  json.set(bytes);
  return json;
}
