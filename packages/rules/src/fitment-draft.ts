import { type Fitment, NO_END_YEAR } from "./fitment.ts";
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

export const toFitment = ({ yearTo, cod_fipe, ...draft }: FitmentDraft): Fitment => ({
  ...draft,
  codFipe: cod_fipe,
  yearTo: yearTo ?? NO_END_YEAR,
});
