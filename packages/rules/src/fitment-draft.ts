import { type Fitment, NO_END_YEAR, unverifiedConditions } from "./fitment.ts";
import { type DictionaryFamily, yearWithin } from "./fitment-dictionary-family.ts";
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
  "names",
  "typo",
  "shared-years",
  "shared",
  "months",
  "reversed",
  "list",
  "after",
  "open",
  "words",
  "position",
  "exception",
  "reading",
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
export function meetsVehicle(draft: FitmentDraft, { type, make, family, engines, models }: DictionaryFamily): boolean {
  const fitment = toFitment(draft);
  const model = models.get(draft.model);
  const vehicles = draft.model === "" ? engines : model ? [model] : [];
  const isSold = ({ years }: { years: ReadonlySet<number> }) => yearWithin(years, fitment.yearFrom, fitment.yearTo);
  if (fitment.fuel === "" && vehicles.some((one) => one.engine === fitment.engine && isSold(one))) return true;
  return vehicles.some(({ engine, fuel, years }) => {
    const year = isSold({ years });
    if (year === undefined) return false;
    const vehicle = { type, make, family, model: draft.model, engine, fuel, year, codFipe: draft.cod_fipe };
    return unverifiedConditions(fitment, vehicle, year) !== null;
  });
}
