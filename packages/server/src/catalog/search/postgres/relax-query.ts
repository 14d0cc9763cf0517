import { isEquipment } from "@pecacerta/rules/equipment";
import { isFuelOfOil } from "@pecacerta/rules/oil-fuel";
import { isAssembly, isPartNoun } from "@pecacerta/rules/part-nouns";
import { isNeedless, isPackingWord, isPartOfName, isPlainWord, isTradeWord } from "@pecacerta/rules/search-words";
import { isGradeStart } from "@pecacerta/rules/viscosity";
import { ANY_YEARS } from "../read-vehicle-years.ts";
import { hasCandidates, isOfVehicle, type ParsedQuery, type QueryTerm, type TermRole } from "../search-engine.ts";
import { isVehicleType } from "../vehicle-words.ts";
import { withKit, withQuantity } from "./other-readings.ts";
import { subsetsBySize } from "./subsets-by-size.ts";

/** The query, then readings of it that match more. The least useful term is dropped first. */
export function* relaxedQueries(query: ParsedQuery): Generator<ParsedQuery> {
  const inputs = [...new Set(query.terms.map(({ input }) => input))];
  const part = findPart(query.terms)?.input ?? "";
  const types = query.vehicle?.families.map(({ type }) => type) ?? query.fittedTypes ?? [];
  const isOfType = (word: string) => types.length > 0 && types.every((type) => isVehicleType(word, type));
  const saysNothing = (word: string) => isNeedless(word, part) || isOfType(word) || isCountOfParts(word, inputs);
  const years = query.terms.filter(({ role }) => role === "year").map(({ input }) => input);
  const isStated = (word: string) => isEquipment(word) || years.includes(word);
  for (const relaxed of relax(query)) {
    const isDropped = new Set(relaxed.droppedTerms);
    const dropped = [...inputs.filter((input) => isDropped.has(input)), ...query.droppedTerms];
    const others = dropped.filter((word) => !isStated(word));
    yield {
      ...relaxed,
      droppedTerms: others.every(saysNothing) ? dropped.filter(isStated) : dropped.filter((word) => !isOfType(word)),
    };
  }
}

function* relax(query: ParsedQuery): Generator<ParsedQuery> {
  if (query.exactMatches.length > 0) {
    yield query;
    return;
  }
  const assembly = query.terms.find(isAssemblyTerm);
  if (assembly) {
    yield replaceTerm(query, assembly, withoutCategories(assembly));
    for (const other of relax(replaceTerm(query, assembly, { ...assembly, candidates: [] })))
      if (!other.isVehicleDropped) yield other;
    return;
  }
  const part = findPart(query.terms);
  const unknown = inputGroups(query.terms)
    .filter((group) => !group.some((term) => isOfVehicle(term) || isOfPart(term, part)))
    .filter((group, at, groups) => !group.every(hasCandidates) || isDenial(group) || isDenial(groups[at - 1]))
    .flat();
  const known = unknown.length > 0 && unknown.length < query.terms.length ? dropTerms(query, unknown) : query;
  if (known === query || isTelling(known)) for (const one of [known, ...withQuantity(known)]) yield* readings(one);
  const ofKit = withKit(known, part);
  if (ofKit) yield* relax(ofKit);
  const shorter = subsetsBySize(droppableGroups(known, part))
    .map((groups) => dropTerms(known, groups.flat()))
    .filter(isTelling);
  for (const one of shorter) yield withOwnWords(one);
  for (const one of shorter) yield* laterReadings(one);
}

/** Returns whether a word says how many parts are bought: the first of `4 pneus` or `2 un pneu`. */
const isCountOfParts = (word: string, [first = "", second = ""]: readonly string[]): boolean =>
  word === first &&
  /^\d{1,2}x?$/.test(word) &&
  (isPackingWord(second) || (isPartNoun(second) && (/^[2-8]$/.test(word) || /s$/.test(second) || word.endsWith("x"))));

/** Returns whether a group is a `sem` that no product has: then the word behind it is no word of the product either. */
const isDenial = ([term]: readonly QueryTerm[] = []): boolean =>
  term?.input === "sem" && !term.candidates.some(({ kind }) => kind === "exact");

const isAssemblyTerm = ({ input, candidates, categories }: QueryTerm): boolean =>
  categories !== undefined && candidates.length > 0 && [input, ...candidates.map(({ word }) => word)].some(isAssembly);

const withoutCategories = ({ categories: _, ...term }: QueryTerm): QueryTerm => ({
  ...term,
  candidates: term.candidates.filter(({ word }) => !word.startsWith("~")),
});

const replaceTerm = (query: ParsedQuery, term: QueryTerm, other: QueryTerm): ParsedQuery => ({
  ...query,
  terms: query.terms.map((one) => (one === term ? other : one)),
});

const MIN_WORD = 3;
const MIN_PREFIX = 4;

const isTelling = ({ terms }: ParsedQuery): boolean =>
  terms.some(
    ({ input, role, candidates, isNumber }) =>
      role === "vehicle" ||
      role === "measure" ||
      role === "rim" ||
      isNumber ||
      isGradeStart(input) ||
      (role === "text" &&
        /\p{L}/u.test(input) &&
        (input.length >= MIN_PREFIX || (input.length >= MIN_WORD && candidates.some(({ kind }) => kind !== "prefix")))),
  );

function* readings(query: ParsedQuery): Generator<ParsedQuery> {
  yield withOwnWords(query);
  yield* laterReadings(query);
}

function* laterReadings(query: ParsedQuery): Generator<ParsedQuery> {
  const isStrict = withOwnWords(query) !== query;
  if (isStrict && query.isVehicleDropped) return;
  if (isStrict) yield query;
  const ofVehicle = query.terms.filter(isOfVehicle);
  if (ofVehicle.every(isVehicleWord) && query.terms.every(hasCandidates)) {
    const { vehicle, ...text } = query;
    if (vehicle?.from === ANY_YEARS.from && !vehicle.modelYears)
      yield { ...text, terms: text.terms.map((term) => (isOfVehicle(term) ? { ...term, role: "text" } : term)) };
  }
}

const isVehicleWord = ({ role, candidates }: QueryTerm): boolean =>
  role === "vehicle" && candidates.some(({ kind }) => kind === "exact");

/** Returns the query without words of categories, where its terms have others. */
export function withOwnWords(query: ParsedQuery): ParsedQuery {
  if (query.terms.length < 2 && !query.isVehicleDropped) return query;
  const terms = query.terms.map((term) => {
    const own = term.candidates.filter(({ word }) => !word.startsWith("~"));
    return own.length > 0 ? { ...term, candidates: own } : term;
  });
  const isChanged = terms.some(({ candidates }, index) => candidates.length !== query.terms[index]?.candidates.length);
  return isChanged ? { ...query, terms } : query;
}

function findPart(terms: readonly QueryTerm[]): QueryTerm | undefined {
  const words = terms.filter(
    ({ role, input, isNumber }) => role === "text" && !isNumber && !/\p{N}/u.test(input) && !isPlainWord(input),
  );
  return (
    words.find(({ input }) => isPartNoun(input)) ??
    words.find(({ input }) => isTradeWord(input)) ??
    words.find(hasCandidates) ??
    words[0]
  );
}

const isOfPart = (term: QueryTerm, part: QueryTerm | undefined): boolean =>
  term === part || (part !== undefined && isPartOfName(term.input, part.input));

const inputGroups = (terms: readonly QueryTerm[]): QueryTerm[][] => [
  ...Map.groupBy(terms, ({ input }) => input).values(),
];

/**
 * Packing, equipment, a range of years, words from the last to the first, quantities, the vehicle as a whole, measures, rims first, and the fuel of an oil.
 * A year or engine is not dropped alone, as fitments state them. The part is dropped beside a part number only, and a word
 * that no part is called by beside a measure.
 */
function droppableGroups({ terms, vehicle: scope }: ParsedQuery, part: QueryTerm | undefined): QueryTerm[][] {
  const groupsOf = (isDroppable: (term: QueryTerm) => boolean) => inputGroups(terms.filter(isDroppable));
  const isNumber = (term: QueryTerm) => term.isNumber;
  const inputs = terms.map(({ input }) => input);
  const isFuel = ({ role, input }: QueryTerm) => role === "text" && isFuelOfOil(input, inputs);
  const words = groupsOf(
    (term) => term.role === "text" && !term.isNumber && !isOfPart(term, part) && !isFuel(term),
  ).reverse();
  const measures = (...roles: TermRole[]) =>
    roles.flatMap((role) => groupsOf((term) => term.role === role && !term.isNumber));
  const vehicle = terms.filter(isOfVehicle);
  const hasNumber = terms.some(isNumber);
  const isUnknownPart = part && !isTradeWord(part.input) && terms.some(({ role }) => role === "measure");
  const others = terms.length > vehicle.length;
  return [
    ...groupsOf(({ role }) => role === "packing"),
    ...groupsOf(({ role }) => role === "equipment"),
    ...(scope?.required ? [terms.filter(({ role }) => role === "year")] : []),
    ...words,
    ...measures("rating", "quantity"),
    ...(others ? [vehicle] : []),
    ...measures("rim", "measure"),
    ...groupsOf(isFuel),
    ...((hasNumber || isUnknownPart) && part && terms.includes(part) ? [[part]] : []),
    ...(part ? groupsOf(isNumber) : []),
  ].filter(({ length }) => length > 0);
}

function dropTerms(query: ParsedQuery, without: readonly QueryTerm[]): ParsedQuery {
  const hasNoSize = without.some(({ role }) => role === "measure");
  const dropped = hasNoSize ? [...without, ...query.terms.filter(({ role }) => role === "rating")] : without;
  const terms = query.terms.filter((term) => !dropped.includes(term));
  const { vehicle, ...others } = query;
  const has = (role: QueryTerm["role"]) => terms.some((term) => term.role === role);
  const scope = vehicle && {
    ...vehicle,
    ...(!has("version") && { engine: [] }),
    ...(!has("year") && { required: undefined }),
  };
  return {
    ...others,
    terms,
    ...(scope && (has("vehicle") ? { vehicle: scope } : { isVehicleDropped: true })),
    droppedTerms: [...query.droppedTerms, ...dropped.map(({ input }) => input)],
  };
}
