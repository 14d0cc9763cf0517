import { writeHyphenated } from "@pecacerta/rules/search-words";
import { isOfVehicle, type MissingPart, type ParsedQuery } from "../search-engine.ts";

/** Names the part that the query finds for no vehicle of the input, if the input names one. */
export function withMissingPart(query: ParsedQuery, parsed: ParsedQuery): ParsedQuery {
  const missingPart = findMissingPart(query, parsed);
  return missingPart ? { ...query, missingPart } : query;
}

function findMissingPart({ terms }: ParsedQuery, parsed: ParsedQuery): MissingPart | undefined {
  const inputsOf = (found: ParsedQuery["terms"]) =>
    [...new Set(found.map(({ input }) => writeHyphenated(input)))].join(" ");
  const vehicle = inputsOf(parsed.terms.filter(isOfVehicle));
  return vehicle === "" ? undefined : { part: inputsOf(terms.filter((term) => !isOfVehicle(term))), vehicle };
}
