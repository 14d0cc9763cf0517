import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { eq } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import { vehicles } from "./tables.ts";
import { vehicleDtoColumns } from "./vehicle-dto-columns.ts";

export async function findVehicleById(tenant: Tenant, id: string): Promise<VehicleDto | undefined> {
  const [vehicle] = await reader(tenant).select(vehicleDtoColumns).from(vehicles).where(eq(vehicles.id, id));
  return vehicle;
}
