import { createNounJudge } from "@pecacerta/rules/part-nouns";
import { createPartJudge, isHyphenatedName, isQualifier } from "@pecacerta/rules/part-qualifiers";
import { createQuantityJudge } from "@pecacerta/rules/quantity-judge";
import { isTradeWord } from "@pecacerta/rules/search-words";
import type { Candidate, ParsedQuery, ScoredIds } from "../search-engine.ts";
import type { HitTexts } from "./all-hits.ts";

const ID_BYTES = 16;
const SCORE_BYTES = 4;
export const MAX_JUDGED = 2000;

const isByNumber = ({ terms, exactMatches }: ParsedQuery): boolean =>
  exactMatches.length > 0 || terms.some(({ isNumber }) => isNumber);

const quantitiesOf = ({ terms }: ParsedQuery): string[] => [
  ...new Set(terms.filter(({ role }) => role === "quantity").map(({ input }) => input)),
];

const hasQualifier = (query: ParsedQuery): boolean =>
  isQualifier(query.droppedTerms.join(" ")) || query.terms.some(({ input }) => isHyphenatedName(input));

/** A word of the trade is right as it is: a `capo` is no `capa`, of the same stem. */
const isMeant = (input: string, { kind }: Candidate): boolean =>
  kind === "exact" || kind === "synonym" || (kind !== "prefix" && !isTradeWord(input));

type HitJudge = (hit: HitTexts) => boolean;

/** `hasQualifier`: words of the query make another part. `isOther`: undefined where each hit is right. */
export type QueryJudge = { hasQualifier: boolean; hasQuantity: boolean; isOther?: HitJudge };

/** A number of the query decides alone. */
export function createQueryJudge(query: ParsedQuery): QueryJudge {
  const quantities = quantitiesOf(query);
  const hasQuantity = quantities.length > 0;
  if (isByNumber(query)) return { hasQualifier: false, hasQuantity };
  const ofWords = hasQualifier(query) ? judgeOfWords(query) : undefined;
  const ofQuantities = hasQuantity ? judgeOfQuantities(quantities) : undefined;
  const judges = [judgeOfNouns(query), ofWords, ofQuantities].filter((judge) => judge !== undefined);
  const kinds = { hasQualifier: ofWords !== undefined, hasQuantity };
  return judges.length === 0 ? kinds : { ...kinds, isOther: (hit) => judges.some((isOther) => isOther(hit)) };
}

function judgeOfNouns({ terms }: ParsedQuery): HitJudge | undefined {
  const texts = terms.filter(({ role }) => role === "text");
  return createNounJudge(
    texts.map(({ input, candidates }) => ({
      input,
      words: candidates.filter((one) => isMeant(input, one)).map(({ word }) => word.replace("~", "")),
    })),
  );
}

function judgeOfWords(query: ParsedQuery): HitJudge {
  const words = query.terms.flatMap(({ input, candidates }) => [
    input,
    ...candidates.map(({ word }) => word.replace("~", "")),
  ]);
  const isOtherPart = createPartJudge(query.droppedTerms, [...words, ...query.droppedTerms]);
  return ({ name }) => isOtherPart(name);
}

function judgeOfQuantities(quantities: readonly string[]): HitJudge {
  const isStated = createQuantityJudge(quantities);
  // Hits by the start of a number come without a name.
  return ({ name, attributes }) => name !== "" && !isStated(name, attributes);
}

/** `texts`: of each hit, or of none where they are too many. */
export function withoutOtherScoredParts(
  { isOther }: QueryJudge,
  { ids, scores }: ScoredIds,
  texts: HitTexts[],
): ScoredIds {
  if (!isOther || texts.length === 0) return { ids, scores };
  const places = [...texts.keys()].filter((at) => !isOther(texts[at] as HitTexts));
  const pick = (bytes: Buffer, size: number) =>
    Buffer.concat(places.map((at) => bytes.subarray(at * size, (at + 1) * size)));
  return { ids: pick(ids, ID_BYTES), scores: pick(scores, SCORE_BYTES) };
}
