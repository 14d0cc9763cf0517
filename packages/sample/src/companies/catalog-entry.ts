import type { VehicleGroup } from "../fitments/vehicle-groups.ts";
import type { FittedLine, UniversalLine } from "../product-lines/product-line.ts";
import type { SampleOption } from "../sample-types.ts";

/** What a company sells: a line for some vehicles, the first `doubled` of them in every brand, or a whole shelf. */
export type CatalogEntry =
  | { kind: "fitted"; line: FittedLine & { options?: SampleOption[] }; applications: VehicleGroup[]; doubled: number }
  | { kind: "shelf"; line: UniversalLine };

/** `from` and `to` cut the list of vehicles, as with slice. */
export function fitted(
  line: FittedLine,
  vehicles: VehicleGroup[],
  from: number,
  to: number,
  doubled = 0,
): CatalogEntry {
  return { kind: "fitted", line, applications: vehicles.slice(from, to), doubled };
}

export const universal = (line: UniversalLine): CatalogEntry => ({ kind: "shelf", line });
