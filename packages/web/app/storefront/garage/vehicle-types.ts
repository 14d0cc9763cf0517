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
