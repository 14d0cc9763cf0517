import type { Vehicle } from "@pecacerta/contract/vehicle";
import { desc, eq } from "drizzle-orm";
import type { Tx } from "../companies/shop.ts";
import { own } from "../customers/own.ts";
import { vehicles } from "../vehicles/tables.ts";
import { wireVehicle } from "../vehicles/wire-vehicle.ts";
import { garageVehicles } from "./tables.ts";

/** The customer's vehicles, the last one added first. */
export const garageOf = (tx: Tx, customerId: string): Promise<Vehicle[]> =>
  tx
    .select(wireVehicle)
    .from(garageVehicles)
    .innerJoin(vehicles, eq(vehicles.id, garageVehicles.vehicleId))
    .where(own(garageVehicles, tx, customerId))
    .orderBy(desc(garageVehicles.createdAt), desc(vehicles.id));
