import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { isZeroKm } from "@pecacerta/rules/vehicle";
import { m } from "#messages";

/** For example `Gol 1.6 8V 2014`. */
export function vehicleName({ family, engine, year_code }: VehicleDto): string {
  return [family, engine, yearName(year_code)].filter(Boolean).join(" ");
}

export const yearName = (yearCode: string): string =>
  isZeroKm(yearCode) ? m.zero_km() : (yearCode.split("-")[0] ?? yearCode);
