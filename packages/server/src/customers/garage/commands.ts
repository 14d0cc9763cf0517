import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { MAX_GARAGE_VEHICLES } from "@pecacerta/rules/garage";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, sql } from "drizzle-orm";
import { findVehicleByCode } from "../../catalog/vehicles/find-vehicle-by-code.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockCustomer } from "../lock-customer.ts";
import { ownedBy } from "../owned-by.ts";
import { findGarage } from "./queries.ts";
import { garageVehicles } from "./tables.ts";

/** `year_code` distinguishes the fuels of one year. */
export type GarageVehicleInput = { cod_fipe: string; year: number; year_code?: string | undefined };

type AddGarageVehicleOutcome = Outcome<
  VehicleDto,
  "VEHICLE_NOT_FOUND" | "GARAGE_FULL",
  { errors?: Record<string, string> }
>;

/** A vehicle that is already there keeps its position. */
export async function addGarageVehicle(
  tx: TenantTransaction,
  customerId: string,
  input: GarageVehicleInput,
): Promise<AddGarageVehicleOutcome> {
  const vehicle = await findVehicleByCode(tx, input.cod_fipe, input.year, input.year_code);
  if (!vehicle) return refuse("VEHICLE_NOT_FOUND", { errors: { cod_fipe: "VEHICLE_NOT_FOUND" } });
  // Serializes concurrent additions, so that the limit holds.
  await lockCustomer(tx, customerId);
  const before = await findGarage(tx, customerId);
  if (before.some(({ id }) => id === vehicle.id)) return accept(vehicle);
  if (before.length >= MAX_GARAGE_VEHICLES) return refuse("GARAGE_FULL");
  // Not now(): rows of one transaction would have the same time.
  const createdAt = sql`clock_timestamp()`;
  await tx
    .insert(garageVehicles)
    .values({ companyId: tx.companyId, customerId, vehicleId: vehicle.id, createdAt })
    .onConflictDoNothing();
  return accept(vehicle);
}

export async function removeGarageVehicle(
  tx: TenantTransaction,
  customerId: string,
  vehicleId: string,
): Promise<Outcome<{ message: "TEXT_VEHICLE_REMOVED" }, "VEHICLE_NOT_FOUND">> {
  const deleted = await tx
    .delete(garageVehicles)
    .where(and(ownedBy(garageVehicles, tx, customerId), eq(garageVehicles.vehicleId, vehicleId)));
  return deleted.rowCount === 0 ? refuse("VEHICLE_NOT_FOUND") : accept({ message: "TEXT_VEHICLE_REMOVED" });
}
