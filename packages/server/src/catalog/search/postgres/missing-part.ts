import { isOrdinaryWord, writeHyphenated } from "@pecacerta/rules/search-words";
import { hasCandidates, isOfVehicle, type MissingPart, type ParsedQuery, type QueryTerm } from "../search-engine.ts";

/** Names the part that the query finds for no vehicle of the input, if the input names one. */
export function withMissingPart(query: ParsedQuery, parsed: ParsedQuery): ParsedQuery {
  const missingPart = findMissingPart(query, parsed);
  return missingPart ? { ...query, missingPart } : query;
}

function findMissingPart({ terms }: ParsedQuery, { terms: all }: ParsedQuery): MissingPart | undefined {
  const inputsOf = (found: readonly QueryTerm[]) =>
    [...new Set(found.map(({ input }) => writeHyphenated(input)))].join(" ");
  const ofVehicle = all.filter((_, at) => isNamedWithVehicle(all, at));
  const vehicle = all.some(isOfVehicle) ? inputsOf(ofVehicle) : "";
  const isOfPart = ({ input }: QueryTerm) => ofVehicle.every((term) => term.input !== input);
  return vehicle === "" ? undefined : { part: inputsOf(terms.filter(isOfPart)), vehicle };
}

/** Returns whether a term is of the vehicle, or unknown letters behind it: the `i` of a `cg 125 i`. */
function isNamedWithVehicle(terms: readonly QueryTerm[], at: number): boolean {
  const term = terms[at] as QueryTerm;
  if (isOfVehicle(term)) return true;
  const isUnknown = /^\p{L}$/u.test(term.input) || (!hasCandidates(term) && !isOrdinaryWord(term.input));
  return at > 0 && term.role === "text" && isUnknown && isNamedWithVehicle(terms, at - 1);
}
