import type { ListingDto } from "@pecacerta/contract/listing";
import type { MissingPart } from "./search-engine.ts";

type Omissions = { droppedTerms: readonly string[]; missingPart?: MissingPart };

export function toOmissionsDto({
  droppedTerms,
  missingPart,
}: Omissions): Pick<ListingDto, "dropped_terms" | "missing_part"> {
  const ofVehicle = missingPart?.vehicle.split(" ") ?? [];
  const others = droppedTerms.filter((term) => !ofVehicle.includes(term));
  return { ...(others.length > 0 && { dropped_terms: others }), ...(missingPart && { missing_part: missingPart }) };
}
