import { attributeWordsOf, attributeWordsOfPhrase, isAttributeWord } from "@pecacerta/rules/attribute-measures";
import { isLamp } from "@pecacerta/rules/measure-words";
import type { SearchMeasure } from "@pecacerta/rules/search-measure";
import { isOrdinaryWord, isPackingWord } from "@pecacerta/rules/search-words";
import { phraseSynonyms } from "@pecacerta/rules/trade-synonyms";
import {
  deletionVariants,
  distantVariants,
  isOneTypoApart,
  isTwoTyposApart,
  spellingForms,
} from "@pecacerta/rules/typo";
import { isGradeStart } from "@pecacerta/rules/viscosity";
import { readerClient, type Tenant } from "../../../platform/database/tenant.ts";
import { type Candidate, hasCandidates, type QueryTerm, type TermRole } from "../search-engine.ts";
import { hasSameMeaning, toCandidates, type VocabularyRow } from "./candidates.ts";
import { lookUpSpellings, type VocabularyMatches } from "./look-up-vocabulary.ts";
import type { QueryToken } from "./measure-names.ts";
import { codeSegments, equivalentsOf, joinedCodes, wordsOfAttributes } from "./query-texts.ts";

type ExactWords = VocabularyMatches["exactWords"];

function exactCandidates(words: readonly string[], rows: ExactWords): Candidate[] {
  return toCandidates(
    words.flatMap((word, at) =>
      rows
        .filter((row) => row.word === word)
        .map((row): VocabularyRow => ({ ...row, term: 0, kind: at === 0 ? "exact" : "synonym" })),
    ),
  );
}

export const phraseCandidates = (phrase: string, rows: ExactWords): Candidate[] =>
  exactCandidates([phrase, ...phraseSynonyms(phrase), ...attributeWordsOfPhrase(phrase)], rows);

export function measureTerms(measure: SearchMeasure, rows: ExactWords, numbers: readonly string[]): QueryTerm[] {
  const { input, words, role } = measure;
  return words.map((alternatives, part) => ({
    input,
    role,
    candidates: exactCandidates([...alternatives, ...attributeWordsOf(measure, part)], rows),
    productIds: [...numbers],
    isNumber: numbers.length > 0,
    isCorrected: false,
  }));
}

export function addEquivalents(
  term: QueryTerm,
  tokens: readonly QueryToken[],
  index: number,
  rows: ExactWords,
): QueryTerm {
  const ofAttributes = term.role === "text" ? wordsOfAttributes(term.input, tokens) : [];
  const candidates = exactCandidates([term.input, ...equivalentsOf(tokens, index), ...ofAttributes], rows);
  const added = candidates.filter(({ word }) => term.candidates.every((known) => known.word !== word));
  return added.length > 0 ? { ...term, candidates: [...term.candidates, ...added] } : term;
}

export function addJoinedCodes(
  terms: readonly QueryTerm[],
  tokens: readonly QueryToken[],
  rows: ExactWords,
): QueryTerm[] {
  const joined = joinedCodes(tokens)
    .map(({ word, ...span }) => ({ ...span, candidates: exactCandidates([word], rows) }))
    .filter(({ candidates }) => candidates.length > 0);
  return terms.map((term, index) => {
    const own = joined.filter(({ start, end }) => start <= index && index < end);
    if (term.role !== "text" || own.length === 0) return term;
    return { ...term, candidates: [...own.flatMap(({ candidates }) => candidates), ...term.candidates] };
  });
}

const VOLTS = /^(?:6|12|24|28)v$/;

/** Adds the volts that attributes state to a version, which may be an engine of as many valves. */
export function addQuantity(term: QueryTerm, tokens: readonly QueryToken[], rows: ExactWords): QueryTerm {
  if (term.role !== "version" || !VOLTS.test(term.input)) return term;
  const asQuantity = exactCandidates(wordsOfAttributes(term.input, tokens), rows);
  return asQuantity.length > 0 ? { ...term, asQuantity } : term;
}

export function splitCode(term: QueryTerm, rows: ExactWords): QueryTerm[] {
  if (term.role !== "text" || term.productIds.length > 0 || term.candidates.some(hasSameMeaning)) return [term];
  if (isLamp(term.input) || isGradeStart(term.input)) return [term];
  const segments = codeSegments(term.input).find((words) =>
    words.every((word) => rows.some((row) => row.word === word && row.productCount > 0)),
  );
  if (!segments) return [term];
  return segments.map((word) => ({ ...term, role: "measure", candidates: exactCandidates([word], rows) }));
}

export const roleOfWord = (token: string, recognized: TermRole | undefined): TermRole =>
  recognized && recognized !== "text" ? recognized : isPackingWord(token) ? "packing" : "text";

const isMissing = (term: QueryTerm): boolean =>
  (term.role === "text" || term.isCorrected) && !hasCandidates(term) && !isOrdinaryWord(term.input);

function withSimilar(term: QueryTerm, rows: readonly VocabularyRow[], isSimilar: (word: string) => boolean): QueryTerm {
  const candidates = toCandidates(rows.filter(({ word }) => !isAttributeWord(word) && isSimilar(word)));
  const isCorrected = term.isCorrected || (term.role === "text" && candidates.length > 0);
  return candidates.length > 0 ? { ...term, candidates, isCorrected } : term;
}

const PREFIX_LENGTH = 4;

export async function correctUnknownWords(tenant: Tenant, terms: readonly QueryTerm[]): Promise<QueryTerm[]> {
  const unknown = terms.flatMap((term, index) =>
    isMissing(term) && deletionVariants(term.input).length > 0
      ? [{ term, index, forms: spellingForms(term.input), distant: distantVariants(term.input) }]
      : [],
  );
  if (unknown.length === 0) return [...terms];
  const spellings = unknown.flatMap(({ index, forms, distant }) =>
    [...new Set([...forms.flatMap(deletionVariants), ...distant])].map((spelling) => ({ term: index, spelling })),
  );
  const long = unknown.filter(({ distant }) => distant.length > 0);
  const rows = await lookUpSpellings(readerClient(tenant), {
    company: tenant.companyId,
    terms: spellings.map(({ term }) => term),
    spellings: spellings.map(({ spelling }) => spelling),
    prefixTerms: long.map(({ index }) => index),
    prefixes: long.map(({ term }) => term.input.slice(0, PREFIX_LENGTH)),
  });
  const corrected = unknown.map(({ term, index, forms, distant }): [number, QueryTerm] => {
    const own = rows.filter((row) => row.term === index);
    const similar = withSimilar(term, own, (word) => forms.some((form) => isOneTypoApart(form, word)));
    const isFound = similar !== term || distant.length === 0;
    return [index, isFound ? similar : withSimilar(term, own, (word) => isTwoTyposApart(term.input, word))];
  });
  const correctedByIndex = new Map(corrected);
  return terms.map((term, index) => correctedByIndex.get(index) ?? term);
}
