import { isSystem } from "@pecacerta/rules/part-nouns";
import { isQualifier } from "@pecacerta/rules/part-qualifiers";
import { isEmptyWord, isOrdinaryWord, isPlainWord, isTradeWord, writeHyphenated } from "@pecacerta/rules/search-words";
import { hasCandidates, isOfVehicle, type MissingPart, type ParsedQuery, type QueryTerm } from "../search-engine.ts";
import { hasSameMeaning } from "./candidates.ts";

/** Names the part that the query finds for no vehicle of the input, or for none that the input names. */
export function withMissingPart(query: ParsedQuery, parsed: ParsedQuery, fitsOthers = false): ParsedQuery {
  const missingPart = findMissingPart(query, parsed);
  return missingPart ? { ...query, missingPart: { ...missingPart, ...(fitsOthers && { fitsOthers }) } } : query;
}

function findMissingPart({ terms }: ParsedQuery, parsed: ParsedQuery): MissingPart | undefined {
  const { terms: all } = parsed;
  const inputsOf = (found: readonly QueryTerm[]) =>
    [...new Set(found.map(({ input }) => writeHyphenated(input)))].join(" ");
  const ofVehicle = all.filter((_, at) => isNamedWithVehicle(all, at));
  const vehicle = all.some(isOfVehicle) ? inputsOf(ofVehicle) : "";
  const isOfPart = ({ input }: QueryTerm) => ofVehicle.every((term) => term.input !== input);
  const others = terms.filter(isOfPart);
  const names = namesOfPart(parsed);
  const own = vehicle === "" ? others : others.filter(({ input }) => names.has(input));
  const part = inputsOf(own.length > 0 ? own : others);
  return part + vehicle === "" ? undefined : { part, vehicle };
}

/** Returns whether a term is of the vehicle, or unknown letters behind it: the `i` of a `cg 125 i`. */
function isNamedWithVehicle(terms: readonly QueryTerm[], at: number): boolean {
  const term = terms[at] as QueryTerm;
  if (isOfVehicle(term)) return true;
  if (NEW_MODEL.test(term.input) && terms[at + 1]?.role === "vehicle") return true;
  const isUnknown = /^\p{L}$/u.test(term.input) || !(hasCandidates(term) || isOrdinaryWord(term.input));
  return !isEmptyWord(term.input) && at > 0 && term.role === "text" && isUnknown && isNamedWithVehicle(terms, at - 1);
}

const NEW_MODEL = /^(?:new|nov[oa])$/;

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
