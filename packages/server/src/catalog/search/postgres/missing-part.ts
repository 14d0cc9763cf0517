import { isSystem } from "@pecacerta/rules/part-nouns";
import { isQualifier } from "@pecacerta/rules/part-qualifiers";
import { isPlainWord, isTradeWord, writeHyphenated } from "@pecacerta/rules/search-words";
import { isOfVehicle, type MissingPart, type ParsedQuery, type QueryTerm } from "../search-engine.ts";
import { hasSameMeaning } from "./candidates.ts";

/** Names the part that the query finds for no vehicle of the input, if the input names one. */
export function withMissingPart(query: ParsedQuery, parsed: ParsedQuery): ParsedQuery {
  const missingPart = findMissingPart(query, parsed);
  return missingPart ? { ...query, missingPart } : query;
}

function findMissingPart({ terms }: ParsedQuery, parsed: ParsedQuery): MissingPart | undefined {
  const inputsOf = (found: ParsedQuery["terms"]) =>
    [...new Set(found.map(({ input }) => writeHyphenated(input)))].join(" ");
  const vehicle = inputsOf(parsed.terms.filter(isOfVehicle));
  const others = terms.filter((term) => !isOfVehicle(term));
  const names = namesOfPart(parsed);
  const own = others.filter(({ input }) => names.has(input));
  return vehicle === "" ? undefined : { part: inputsOf(own.length > 0 ? own : others), vehicle };
}

/** Leaves out what only says that it is wanted, as `quanto custa`: an unknown word belongs to the part that it follows. */
function namesOfPart({ terms, kinds }: ParsedQuery): Set<string> {
  const names = new Set<string>();
  let isBehindPart = false;
  for (const term of terms) {
    const isKnown = mayName(term) || kinds.some(({ kind }) => kind === term.input);
    isBehindPart = !isOfVehicle(term) && (isKnown || (isBehindPart && !isPlainWord(term.input)));
    if (isBehindPart) names.add(term.input);
  }
  return names;
}

const mayName = ({ role, input, candidates, isNumber }: QueryTerm): boolean =>
  role !== "text" ||
  isNumber ||
  /\p{N}/u.test(input) ||
  isTradeWord(input) ||
  isSystem(input) ||
  isQualifier(input) ||
  candidates.some(hasSameMeaning);
