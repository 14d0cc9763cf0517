import type { ListingDto } from "@pecacerta/contract/listing";
import type { MissingPart } from "./search-engine.ts";

type Omissions = { droppedTerms: readonly string[]; missingPart?: MissingPart };

export const toOmissionsDto = ({
  droppedTerms,
  missingPart,
}: Omissions): Pick<ListingDto, "dropped_terms" | "missing_part"> => ({
  ...(droppedTerms.length > 0 && { dropped_terms: [...droppedTerms] }),
  ...(missingPart && { missing_part: missingPart }),
});
