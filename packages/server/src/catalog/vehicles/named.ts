import type { Vehicle } from "@pecacerta/contract/vehicle";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../companies/shop.ts";
import { vehicles } from "./tables.ts";
import { wireVehicle } from "./wire-vehicle.ts";

/** The vehicle of a code and a year; the year's full code says which where it has several fuels, else it is the first. */
export async function vehicleNamed(
  reader: Pick<Tx, "select">,
  codFipe: string,
  year: number,
  yearCode?: string,
): Promise<Vehicle | undefined> {
  const ofYear = and(eq(vehicles.codFipe, codFipe), eq(vehicles.year, year));
  const [found] = await reader
    .select(wireVehicle)
    .from(vehicles)
    .where(and(ofYear, yearCode === undefined ? undefined : eq(vehicles.yearCode, yearCode)))
    .orderBy(vehicles.yearCode)
    .limit(1);
  return found;
}
