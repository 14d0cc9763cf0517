import { onlyVehicleType, type VehicleType } from "@pecacerta/rules/vehicle";

const CAR = "hero-car";
const HEROES: Record<VehicleType, string> = { 1: CAR, 2: "hero-motorcycle", 3: "hero-truck" };

/** The address of the home page's picture. That of a company with one type of vehicles shows parts for it. */
export function heroPicture(vehicleTypes: readonly VehicleType[], width: 800 | 1600): string {
  const type = onlyVehicleType(vehicleTypes);
  return `/pictures/${type ? HEROES[type] : CAR}-${width}.webp`;
}
