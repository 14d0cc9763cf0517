import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { desc, eq } from "drizzle-orm";
import { vehicles } from "../../catalog/vehicles/tables.ts";
import { vehicleDtoColumns } from "../../catalog/vehicles/vehicle-dto-columns.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ownedBy } from "../owned-by.ts";
import { garageVehicles } from "./tables.ts";

export const findGarage = (tx: TenantTransaction, customerId: string): Promise<VehicleDto[]> =>
  tx
    .select(vehicleDtoColumns)
    .from(garageVehicles)
    .innerJoin(vehicles, eq(vehicles.id, garageVehicles.vehicleId))
    .where(ownedBy(garageVehicles, tx, customerId))
    .orderBy(desc(garageVehicles.createdAt), desc(vehicles.id));
