import { onlyVehicleType, type VehicleType } from "@pecacerta/rules/vehicle";
import type { VehicleChoice } from "@pecacerta/rules/vehicle-selection";
import { CarFront, type IconType, Motorbike, Truck } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";

const ICONS: readonly IconType[] = [CarFront, Motorbike, Truck];

/** The icon of a type of vehicles: 1 car, 2 motorcycle, 3 truck. */
export const vehicleIcon = (type: number): IconType => ICONS[type - 1] ?? CarFront;

export const vehicleTypeChoices = (): VehicleChoice[] => [
  { code: "1", name: m.type_car() },
  { code: "2", name: m.type_motorcycle() },
  { code: "3", name: m.type_truck() },
];

const MY_VEHICLE: Record<VehicleType, () => string> = { 1: m.my_car, 2: m.my_motorcycle, 3: m.my_truck };

/** What a company that sells parts for these types calls the page of the chosen vehicle. */
export function myVehicleLabel(vehicleTypes: readonly VehicleType[]): string {
  const type = onlyVehicleType(vehicleTypes);
  return type ? MY_VEHICLE[type]() : m.my_vehicle();
}
