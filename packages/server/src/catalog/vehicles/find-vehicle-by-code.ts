import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { and, eq, ne } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { vehicles } from "./tables.ts";
import { vehicleDtoColumns } from "./vehicle-dto-columns.ts";

export async function findVehicleByCode(
  reader: Pick<TenantTransaction, "select">,
  codFipe: string,
  year: number,
  yearCode?: string,
): Promise<VehicleDto | undefined> {
  const ofYear = and(eq(vehicles.codFipe, codFipe), eq(vehicles.year, year));
  const [vehicle] = await reader
    .select(vehicleDtoColumns)
    .from(vehicles)
    .where(and(ofYear, yearCode === undefined ? ne(vehicles.model, "") : eq(vehicles.yearCode, yearCode)))
    .orderBy(vehicles.yearCode)
    .limit(1);
  return vehicle;
}
