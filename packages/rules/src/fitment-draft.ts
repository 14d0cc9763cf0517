import { type Fitment, type FitVehicle, NO_END_YEAR, unverifiedConditions } from "./fitment.ts";
import type { DictionaryFamily } from "./fitment-dictionary.ts";
import type { VehicleType } from "./vehicle.ts";

/** A fitment as staff enter it. Empty text is none; a `yearTo` of null has no end. */
export type FitmentDraft = {
  type: VehicleType;
  make: string;
  family: string;
  model: string;
  cod_fipe: string;
  yearFrom: number;
  yearTo: number | null;
  engine: string;
  fuel: string;
  body: string;
  position: string;
  quantity: number | null;
  note: string;
  source: string;
  excluded: boolean;
};

export const FITMENT_DOUBT_KINDS = [
  "years",
  "generation",
  "engine",
  "family",
  "typo",
  "shared-years",
  "months",
  "reversed",
  "list",
  "after",
  "words",
  "no-vehicle",
] as const;

/** A question about a row. A choice says by what the row is replaced; the first one is how it was read. */
export type FitmentTextDoubt = {
  kind: (typeof FITMENT_DOUBT_KINDS)[number];
  text: string;
  choices: Partial<FitmentDraft>[][];
};

export const toFitment = ({ yearTo, cod_fipe, ...draft }: FitmentDraft): Fitment => ({
  ...draft,
  codFipe: cod_fipe,
  yearTo: yearTo ?? NO_END_YEAR,
});

/** Whether the storefront's rule finds a vehicle of the family that the fitment may be about. */
export function meetsVehicle(
  draft: FitmentDraft,
  { versions, ...family }: DictionaryFamily,
  thisYear: number,
): boolean {
  const fitment = toFitment(draft);
  return versions.some(({ years, ...version }) => {
    const year = years.find((one) => one >= fitment.yearFrom && one <= fitment.yearTo);
    if (year === undefined) return false;
    const { type, make } = family;
    const vehicle: FitVehicle = { ...version, type, make, family: family.family, year, codFipe: draft.cod_fipe };
    return unverifiedConditions(fitment, vehicle, thisYear) !== null;
  });
}
