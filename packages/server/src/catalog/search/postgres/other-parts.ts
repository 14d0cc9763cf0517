import { createEquipmentJudge, createNoteJudge, isEquipment } from "@pecacerta/rules/equipment";
import { createFuelDistance } from "@pecacerta/rules/oil-fuel";
import { createKindJudge } from "@pecacerta/rules/part-kinds";
import { createNounJudge, isPartNoun } from "@pecacerta/rules/part-nouns";
import { createPartJudge, isHyphenatedName, isQualifier } from "@pecacerta/rules/part-qualifiers";
import { createQuantityJudge } from "@pecacerta/rules/quantity-judge";
import { isAmbiguous, isTradeWord } from "@pecacerta/rules/search-words";
import { createSizeDistance } from "@pecacerta/rules/size-distance";
import type { Candidate, ParsedQuery, QueryTerm, ScoredIds } from "../search-engine.ts";
import type { HitTexts } from "./all-hits.ts";

const ID_BYTES = 16;
const SCORE_BYTES = 4;
export const MAX_JUDGED = 2000;
const MAX_SORTED = 300;
/** With the words of a query, less than the score of a pass. */
const NEAREST_SCORE = 800;

const isByNumber = ({ terms, exactMatches }: ParsedQuery): boolean =>
  exactMatches.length > 0 || terms.some(({ isNumber }) => isNumber);

const quantitiesOf = ({ terms }: ParsedQuery): string[] => [
  ...new Set(terms.filter(({ role }) => role === "quantity").map(({ input }) => input)),
];

const missingKinds = ({ kinds, droppedTerms }: ParsedQuery) => kinds.filter(({ kind }) => droppedTerms.includes(kind));

export const missingQualifiers = (query: ParsedQuery): string[] => [
  ...query.droppedTerms.filter(isQualifier),
  ...missingKinds(query).map(({ kind }) => kind),
];

const hasQualifier = (query: ParsedQuery): boolean =>
  isQualifier(query.droppedTerms.join(" ")) ||
  missingKinds(query).length > 0 ||
  query.terms.some((term) => isHyphenatedName(term.input) || hasAmbiguousCandidate(term));

const hasAmbiguousCandidate = ({ input, candidates }: QueryTerm): boolean =>
  candidates.some(({ word }) => isAmbiguous(input, word));

/** A word of the trade is right as it is: a `capo` is no `capa`, of the same stem. */
const isMeant = (input: string, { kind }: Candidate): boolean =>
  kind === "exact" || kind === "synonym" || (kind !== "prefix" && !isTradeWord(input));

const MIN_BEGINNING = 5;

const beginsPart = ({ input, candidates }: QueryTerm): boolean =>
  input.length >= MIN_BEGINNING &&
  candidates.length > 0 &&
  candidates.every(({ kind, word }) => kind === "prefix" && isPartNoun(word.replace("~", "")));

type HitJudge = (hit: HitTexts) => boolean;

/** `hasQualifier`: words of the query make another part. `distanceOf`: from the sizes that it leaves out, 0 to 1. */
export type QueryJudge = {
  hasQualifier: boolean;
  hasQuantity: boolean;
  /** Equipment that the query leaves out or that notes of fitments state. */
  hasEquipment: boolean;
  statesEquipment?: HitJudge;
  isOther?: HitJudge;
  distanceOf?: (hit: HitTexts) => number;
};

/** A number of the query decides alone. */
export function createQueryJudge(query: ParsedQuery): QueryJudge {
  const quantities = quantitiesOf(query);
  const hasQuantity = quantities.length > 0;
  const dropped = query.droppedTerms.filter(isEquipment);
  const hasEquipment = dropped.length > 0 || query.notedEquipment !== undefined;
  if (isByNumber(query)) return { hasQualifier: false, hasQuantity, hasEquipment: false };
  const ofWords = hasQualifier(query) ? judgeOfWords(query) : undefined;
  const ofQuantities = hasQuantity ? judgeOfQuantities(quantities) : undefined;
  const judges = [judgeOfNouns(query), ofWords, ofQuantities, judgeOfEquipment(query)].filter(
    (judge) => judge !== undefined,
  );
  const distance = distanceFrom(query);
  const kinds = {
    hasQualifier: ofWords !== undefined,
    hasQuantity,
    hasEquipment,
    ...(dropped.length > 0 && { statesEquipment: createNoteJudge(dropped) }),
    ...(distance && { distanceOf: distance }),
  };
  return judges.length === 0 ? kinds : { ...kinds, isOther: (hit) => judges.some((isOther) => isOther(hit)) };
}

/** Returns the query with the equipment that it left out, as notes of fitments state it. */
export const withNotedEquipment = (query: ParsedQuery): ParsedQuery => ({
  ...query,
  droppedTerms: query.droppedTerms.filter((word) => !isEquipment(word)),
  notedEquipment: query.droppedTerms.filter(isEquipment),
});

/** Weighs the fuel of an oil twice as much as its size. */
function distanceFrom({ terms, droppedTerms, vehicle }: ParsedQuery): QueryJudge["distanceOf"] {
  const words = terms.filter(({ role }) => role === "text").map(({ input }) => input);
  const ofSize = createSizeDistance(droppedTerms, words);
  const ofFuel = createFuelDistance([...words, ...droppedTerms, ...(vehicle?.isDiesel ? ["diesel"] : [])]);
  if (!ofFuel) return ofSize && (({ name, attributes }) => ofSize(name, attributes));
  return ({ name, attributes }) => (2 * ofFuel(name, attributes) + (ofSize?.(name, attributes) ?? 0)) / 3;
}

/** Judges sets: products that are all of the parts. */
export function createSetJudge(whole: ParsedQuery, parts: readonly ParsedQuery[]): QueryJudge {
  const judge = createQueryJudge(whole);
  const judges = [judge, ...parts.map(createQueryJudge)];
  return { ...judge, isOther: (hit) => judges.some(({ isOther }) => isOther?.(hit)) };
}

function judgeOfNouns({ terms }: ParsedQuery): HitJudge | undefined {
  const texts = terms.filter(({ role }) => role === "text");
  if (texts.every(({ categories }) => categories)) return undefined;
  return createNounJudge(
    texts.map((term) => ({
      input: term.categories && term.candidates.length === 0 ? "" : term.input,
      words: term.candidates
        .filter((one) => beginsPart(term) || isMeant(term.input, one))
        .map(({ word }) => word.replace("~", "")),
    })),
  );
}

function judgeOfWords(query: ParsedQuery): HitJudge {
  const words = query.terms.flatMap(({ input, candidates }) => [
    input,
    ...candidates.map(({ word }) => word.replace("~", "")),
  ]);
  const ambiguous = query.terms.filter(hasAmbiguousCandidate).map(({ input }) => input);
  const isOtherPart = createPartJudge([...query.droppedTerms, ...ambiguous], [...words, ...query.droppedTerms]);
  const isOtherKind = createKindJudge(missingKinds(query), words);
  return ({ name }) => isOtherPart(name) || isOtherKind(name);
}

function judgeOfQuantities(quantities: readonly string[]): HitJudge {
  const isStated = createQuantityJudge(quantities);
  // Hits by the start of a number come without a name.
  return ({ name, attributes }) => name !== "" && !isStated(name, attributes);
}

function judgeOfEquipment({ terms, droppedTerms, notedEquipment }: ParsedQuery): HitJudge | undefined {
  const required = terms.filter(({ role }) => role === "equipment").map(({ input }) => input);
  const isRight = createEquipmentJudge(required, droppedTerms, notedEquipment);
  return isRight && ((hit) => hit.name !== "" && !isRight(hit));
}

/** `texts`: of each hit, or of none where they are too many. */
export function judgeScoredHits(
  { isOther, distanceOf }: QueryJudge,
  { ids, scores }: ScoredIds,
  texts: HitTexts[],
): ScoredIds {
  if (texts.length === 0 || (!isOther && !distanceOf)) return { ids, scores };
  const hits = texts.map((text, at) => ({ text, at }));
  const right = isOther ? hits.filter(({ text }) => !isOther(text)) : hits;
  const rightIds = Buffer.concat(right.map(({ at }) => ids.subarray(at * ID_BYTES, (at + 1) * ID_BYTES)));
  const rightScores = Buffer.alloc(right.length * SCORE_BYTES);
  const isSorted = distanceOf && right.length <= MAX_SORTED;
  for (const [place, { text, at }] of right.entries()) {
    const nearness = isSorted ? Math.round(NEAREST_SCORE * (1 - distanceOf(text))) : 0;
    rightScores.writeInt32BE(scores.readInt32BE(at * SCORE_BYTES) + nearness, place * SCORE_BYTES);
  }
  return { ids: rightIds, scores: rightScores };
}
