import { isTradeWord } from "@pecacerta/rules/search-words";
import type { Candidate, QueryTerm } from "../search-engine.ts";
import { toCandidates, type VocabularyRow } from "./candidates.ts";

/** Two neighboring words with a synonym (ar condicionado) become one term. */
export function mergePhrases(
  terms: readonly QueryTerm[],
  phrases: readonly string[],
  rowsOfPhrase: (index: number) => VocabularyRow[],
  synonymsOf: (phrase: string) => Candidate[],
): QueryTerm[] {
  const merged: QueryTerm[] = [];
  for (let index = 0; index < terms.length; index++) {
    const [term, next] = [terms[index] as QueryTerm, terms[index + 1]];
    const ofCompany = toCandidates(rowsOfPhrase(index).filter(({ kind }) => kind === "synonym"));
    const isCalledSo = next && isName(term) && isName(next);
    const synonyms = ofCompany.length > 0 || isCalledSo ? ofCompany : synonymsOf(phrases[index] ?? "");
    if (!next || term.role !== "text" || next.role !== "text" || synonyms.length === 0) {
      merged.push(term);
      continue;
    }
    // A phrase that means one of its words (lâmpada de farol) does not stand for the other word.
    const isOneWord = synonyms.some(({ word }) => [term, next].some(({ candidates }) => candidates[0]?.word === word));
    // The second word stands for the phrase unless it names parts itself: `condicionado`, but not the `freio` of its oil.
    const hasLiteral = !isOneWord && !isTradeWord(next.input);
    const literal = hasLiteral ? next.candidates.filter(({ kind }) => kind === "exact") : [];
    merged.push({
      input: phrases[index] as string,
      role: "text",
      candidates: [...literal, ...synonyms],
      productIds: [],
      isNumber: false,
      isCorrected: false,
    });
    index++;
  }
  return merged;
}

const isName = ({ candidates }: QueryTerm): boolean =>
  candidates.some(({ kind, word }) => kind === "exact" && !word.startsWith("~"));
