import type { VehicleGroup } from "../fitments/vehicle-groups.ts";
import type { FittedLine, UniversalLine } from "../product-lines/product-line.ts";
import type { SampleOption } from "../sample-types.ts";

/** A product line for vehicle groups, the first of them in every brand, or a universal product line. */
export type CatalogEntry =
  | {
      kind: "fitted";
      line: FittedLine & { options?: SampleOption[] };
      vehicleGroups: VehicleGroup[];
      groupsInEveryBrand: number;
    }
  | { kind: "universal"; line: UniversalLine };

/** `from` and `to` slice the vehicle groups. */
export function fitted(
  line: FittedLine,
  vehicleGroups: VehicleGroup[],
  from: number,
  to: number,
  groupsInEveryBrand = 0,
): CatalogEntry {
  return { kind: "fitted", line, vehicleGroups: vehicleGroups.slice(from, to), groupsInEveryBrand };
}

export const universal = (line: UniversalLine): CatalogEntry => ({ kind: "universal", line });
