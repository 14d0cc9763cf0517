import { VEHICLE_TYPES, type VehicleType } from "@pecacerta/rules/vehicle";
import { m } from "#messages";
import { memoizePerLocale } from "../../texts/locale.ts";

const VEHICLES: Record<VehicleType, () => string> = {
  1: m.home_about_cars,
  2: m.home_about_motorcycles,
  3: m.home_about_trucks,
};
const listFormat = memoizePerLocale((format) => new Intl.ListFormat(format, { type: "conjunction" }));

/** What a company sells, for search engines. One without fitments yet may sell parts for all types of vehicles. */
export function companyDescription(vehicleTypes: readonly VehicleType[]): string {
  const types = vehicleTypes.length > 0 ? vehicleTypes : VEHICLE_TYPES.map(({ code }) => code);
  return m.home_about({ vehicles: listFormat().format(types.map((type) => VEHICLES[type]())) });
}
