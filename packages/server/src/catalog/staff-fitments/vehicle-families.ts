import type { VehicleType } from "@pecacerta/rules/vehicle";
import { ZERO_KM_YEAR } from "@pecacerta/rules/vehicle";
import type { IndexedVehicle, VehicleIndex } from "../fitment/vehicle-cache.ts";

export type FamilyOfVehicles = { type: VehicleType; make: string; family: string; vehicles: readonly IndexedVehicle[] };

export const familiesOf = ({ byScope }: Pick<VehicleIndex, "byScope">): FamilyOfVehicles[] =>
  [...byScope].flatMap(([scope, vehicles]) => {
    const [first] = vehicles;
    if (!first || !scope.startsWith(`${first.type}/${first.make}/family `)) return [];
    return [{ type: first.type, make: first.make, family: first.family, vehicles }];
  });

export const modelYear = ({ year }: { year: number }, thisYear: number): number =>
  year === ZERO_KM_YEAR ? thisYear : year;
