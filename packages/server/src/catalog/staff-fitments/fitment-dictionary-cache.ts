import { createFitmentDictionary, type FitmentDictionary } from "@pecacerta/rules/fitment-text/dictionary";
import type { PriceTableFamily } from "@pecacerta/rules/fitment-text/dictionary-family";
import type { VehicleType } from "@pecacerta/rules/vehicle";
import { ZERO_KM_YEAR } from "@pecacerta/rules/vehicle";
import { createCache } from "../../platform/cache/cache.ts";
import type { IndexedVehicle, VehicleIndex } from "../fitment/vehicle-cache.ts";

const dictionaries = createCache<FitmentDictionary>({ name: "fitment-dictionary", maxEntries: 1 });

/** What the parser of fitment texts knows about vehicles: those of the price table. */
export function fitmentDictionary(vehicles: VehicleIndex, thisYear: number): FitmentDictionary {
  const version = `${vehicles.version} ${thisYear}`;
  const cached = dictionaries.get("all", version);
  if (cached) return cached;
  const dictionary = createFitmentDictionary(vehicleFamilies(vehicles, thisYear), thisYear);
  dictionaries.set("all", dictionary, version);
  return dictionary;
}

export type FamilyOfVehicles = { type: VehicleType; make: string; family: string; vehicles: readonly IndexedVehicle[] };

export const familiesOf = ({ byScope }: VehicleIndex): FamilyOfVehicles[] =>
  [...byScope].flatMap(([scope, vehicles]) => {
    const [first] = vehicles;
    if (!first || !scope.startsWith(`${first.type}/${first.make}/family `)) return [];
    return [{ type: first.type, make: first.make, family: first.family, vehicles }];
  });

/** A new vehicle is of this year. */
export const modelYear = ({ year }: { year: number }, thisYear: number): number =>
  year === ZERO_KM_YEAR ? thisYear : year;

const vehicleFamilies = (index: VehicleIndex, thisYear: number): PriceTableFamily[] =>
  familiesOf(index).map(({ vehicles, ...family }) => ({
    ...family,
    versions: [...Map.groupBy(vehicles, ({ model, engine, fuel }) => `${model}\n${engine}\n${fuel}`).values()].map(
      (group) => {
        const { model, engine, fuel } = group[0] as IndexedVehicle;
        return { model, engine, fuel, years: group.map((vehicle) => modelYear(vehicle, thisYear)) };
      },
    ),
  }));
