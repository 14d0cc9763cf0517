import type { ListingDto } from "@pecacerta/contract/listing";
import { NO_END_YEAR } from "@pecacerta/rules/fitment";
import type { MissingPart, PartialYears } from "./search-engine.ts";

export type Omissions = { droppedTerms: readonly string[]; missingPart?: MissingPart; partialYears?: PartialYears };

export function toOmissionsDto({
  droppedTerms,
  missingPart,
  partialYears,
}: Omissions): Pick<ListingDto, "dropped_terms" | "missing_part" | "partial_years"> {
  const ofVehicle = missingPart?.vehicle.split(" ") ?? [];
  const others = droppedTerms.filter((term) => !term.split(" ").every((word) => ofVehicle.includes(word)));
  return {
    ...(others.length > 0 && { dropped_terms: others }),
    ...(missingPart && { missing_part: toMissingPartDto(missingPart) }),
    ...(partialYears && { partial_years: toPartialYearsDto(partialYears) }),
  };
}

const toMissingPartDto = ({ fitsOthers, ...missing }: MissingPart) => ({
  ...missing,
  ...(fitsOthers && { fits_others: true }),
});

const toPartialYearsDto = ({ terms, served }: PartialYears) => ({
  terms,
  served: served.map(({ from, to }) => ({ from, to: to < NO_END_YEAR ? to : null })),
});
