import { isOtherSize, isRibCount } from "@pecacerta/rules/search-measure";
import { isOrdinaryWord, isTradeWord } from "@pecacerta/rules/search-words";
import { isSameWord } from "@pecacerta/rules/word-sets";
import { type Candidate, MATCH_KINDS } from "../search-engine.ts";

/** `term` counts from 1. `categoryCount`: products that have the word in the name of a category only. */
export type VocabularyRow = {
  term: number;
  word: string;
  productCount: number;
  categoryCount: number;
  kind: Candidate["kind"];
};

export const rowsOfTerm = (rows: readonly VocabularyRow[], index: number): VocabularyRow[] =>
  rows.filter(({ term }) => term === index + 1);

export const hasSameMeaning = ({ kind }: Candidate): boolean =>
  kind === "exact" || kind === "inflection" || kind === "synonym";

const OWN_WORD_SCORE = 11;

/** Own words score higher than those of a category (`~word`), whose synonyms count only without an own word. */
export function toCandidates(rows: readonly VocabularyRow[]): Candidate[] {
  const hasOwn = rows.some(({ productCount }) => productCount > 0);
  const candidates = rows.flatMap(({ word, productCount, categoryCount, kind }) => {
    const score = 2 * (MATCH_KINDS.length - MATCH_KINDS.indexOf(kind));
    return [
      ...(productCount > 0 ? [{ word, kind, score: score + OWN_WORD_SCORE, productCount }] : []),
      ...(categoryCount > 0 && (!hasOwn || kind === "exact" || kind === "inflection")
        ? [{ word: `~${word}`, kind, score, productCount: categoryCount }]
        : []),
    ];
  });
  const sorted = candidates.sort((one, other) => other.score - one.score || other.productCount - one.productCount);
  return sorted.filter((candidate, index) => sorted.findIndex(({ word }) => word === candidate.word) === index);
}

const isForm = (text: string, { word }: Candidate): boolean =>
  isSameWord(text, word.replace("~", "")) || word.replace("~", "").length >= text.length;

// A known word is not continued: `gol` would find every Golf, `engate` the brand Engatebem. A name has no forms: `polo` is no `poli`.
export function withoutNeedlessCandidates(
  text: string,
  candidates: Candidate[],
  { isName, allowsPrefix }: { isName: boolean; allowsPrefix: boolean },
): Candidate[] {
  const own = isTradeWord(text)
    ? candidates.filter((one) => one.kind !== "inflection" || isForm(text, one))
    : candidates;
  if (allowsPrefix || isRibCount(text)) return own;
  if (isName) return candidates.filter(({ kind }) => kind === "exact" || kind === "synonym");
  const isWord = own.some(({ kind }) => kind !== "prefix");
  return own.filter(
    ({ kind, word }) =>
      kind !== "prefix" || !(isWord || isOrdinaryWord(text) || isOtherSize(text, word.replace("~", ""))),
  );
}
