import { unverifiedConditions } from "../fitment.ts";
import { type FitmentDraft, toFitment } from "../fitment-draft.ts";
import { type DictionaryFamily, yearWithin } from "./dictionary-family.ts";

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
