import { isAttributeWord } from "@pecacerta/rules/attribute-measures";
import { isPartNoun, isSystem } from "@pecacerta/rules/part-nouns";
import { isNeedless, isTradeWord, joinPhrases } from "@pecacerta/rules/search-words";
import { findPartStarts, isPartBehind } from "@pecacerta/rules/several-parts";
import {
  isOfVehicle,
  type MissingPart,
  PASS_SCORE,
  type ParsedQuery,
  type QueryTerm,
  type ScoredIds,
  type TermRole,
} from "../search-engine.ts";
import { readTokens } from "./query-texts.ts";

const SEPARATOR = /[+&]|,(?!\d)|(?<=\s)e(?=\s)|(?<=\d{1,2}w-?\d{2,3})(?:\s+(?:ou\s+)?|\s?\/\s?)(?=\d{1,2}w-?\d)/i;
export const MAX_PARTS = 4;

export const separateParts = (input: string): string[] => input.split(SEPARATOR);

/** Splits the query of an input that names several parts: each part with its own words, and the vehicle of all. */
export function splitParts(input: string, query: ParsedQuery): Pick<ParsedQuery, "ofParts"> {
  const { terms } = query;
  const separated = separateParts(joinPhrases(input));
  const texts = separated.flatMap((text) => splitText(text, terms));
  if (texts.length < 2 || texts.length > MAX_PARTS || terms.some(isCode)) return {};
  const segments = texts.map((text) => termsIn(text, terms));
  const parts = readParts(segments);
  if (namesSeveral(segments, "vehicle") || parts.some((part) => !isPart(part))) return {};
  const shared = terms.filter((term) => isOfVehicle(term) || segments.every((segment) => !segment.includes(term)));
  const queries = parts.map((part) => ({ ...query, terms: [...withOwnNoun(part), ...shared] }));
  const isImplied = texts.length > separated.length && !repeatsNoun(texts);
  return { ofParts: { queries, hasSets: true, isImplied } };
}

const repeatsNoun = (texts: readonly string[]): boolean => {
  const nouns = texts.map((text) => readTokens(text).find((token) => isPartNoun(token.text))?.text);
  return new Set(nouns).size === 1;
};

function withOwnNoun(part: readonly QueryTerm[]): QueryTerm[] {
  const noun = part.find(isNoun);
  return part.map((term) =>
    term === noun ? { ...term, candidates: term.candidates.filter(({ word }) => !isAttributeWord(word)) } : term,
  );
}

export function readParts(segments: readonly QueryTerm[][]): QueryTerm[][] {
  const parts: QueryTerm[][] = [];
  for (const segment of segments) {
    const before = parts.at(-1) ?? [];
    const own = segment.filter((term) => !isOfVehicle(term));
    parts.push(continuesName(own, before) ? [...withoutReplaced(before, own), ...own] : own);
  }
  return parts;
}

const LINK = /^(?:d[aeo]s?|d'|para|pra|p\/|sem)$/i;

export function splitText(text: string, terms: readonly QueryTerm[]): string[] {
  const words = text.trim().split(/\s+/);
  const named = words.flatMap((word, at) => {
    const token = readTokens(word).at(-1);
    const term = token && terms.find(({ input }) => input.split(" ").includes(token.text));
    const isOfOther = LINK.test(words[at - 1] ?? "");
    return term && !isOfVehicle(term)
      ? [{ at, names: isSize(term) ? [term.input] : namesOf(token.text, term), isOfOther }]
      : [];
  });
  const starts = findPartStarts(named).map((start) => named[start]?.at);
  return [0, ...starts].map((start, at) => words.slice(start, starts[at]).join(" "));
}

const namesOf = (text: string, { candidates }: QueryTerm): string[] => {
  const similar = candidates.filter(({ kind }) => kind === "inflection" || kind === "typo");
  return [text, ...(isTradeWord(text) ? [] : similar.map(({ word }) => word.replace("~", "")))];
};

export function termsIn(text: string, terms: readonly QueryTerm[]): QueryTerm[] {
  const words = new Set(readTokens(text).map((token) => token.text));
  return terms.filter(({ input }) => words.has(input) || input.split(" ").every((word) => words.has(word)));
}

export const namesSeveral = (segments: readonly QueryTerm[][], role: TermRole): boolean => {
  const names = segments.map((terms) => inputsOf(terms.filter((term) => term.role === role)).join(" "));
  return new Set(names.filter(Boolean)).size > 1;
};

export const isCode = (term: QueryTerm): boolean => term.isNumber && !isOfVehicle(term);

/** A word such as `embreagem` alone is the set that it is sold as. */
export const isPart = (terms: readonly QueryTerm[]): boolean => {
  const [name, ...others] = terms.filter(({ role }) => role !== "packing");
  return (
    terms.some((term) => isNoun(term) || isSystem(term.input)) ||
    (name !== undefined && others.length === 0 && isTradeWord(name.input))
  );
};

export const isNoun = ({ input, candidates }: QueryTerm): boolean =>
  [input, ...candidates.filter(({ kind }) => kind !== "prefix").map(({ word }) => word)].some(isPartNoun);

export const inputsOf = (terms: readonly QueryTerm[]): string[] => terms.map(({ input }) => input);

const FILTER = /^filtros?$/;
const FILTERED = /^(?:oleo|ar|cabine|polen|combustivel|gasolina|diesel)$/;

/** `filtro de ar e oleo` is two filters, `amortecedor dianteiro e traseiro` two dampers. */
const continuesName = (own: readonly QueryTerm[], before: readonly QueryTerm[]): boolean =>
  before.length > 1 &&
  own.length > 0 &&
  (!own.some((term) => isNoun(term) || isPartBehind(term.input, inputsOf(before))) ||
    (before.some(({ input }) => FILTER.test(input)) && own.every(({ input }) => FILTERED.test(input))));

const isSize = ({ role }: QueryTerm): boolean => role !== "text" && role !== "packing";

/** Returns the terms before a part that are its own too: `oleo` of `oleo 5w30 e 10w40`. */
function withoutReplaced(before: readonly QueryTerm[], own: readonly QueryTerm[]): QueryTerm[] {
  const lastWord = own.every(isSize) ? undefined : before.findLast((term, at) => at > 0 && !isSize(term))?.input;
  return before.filter(
    (term) => term.input !== lastWord && !(isSize(term) && own.some(({ role }) => role === term.role)),
  );
}

export function combineParts(whole: ParsedQuery, queries: ParsedQuery[], hasSets: boolean): ParsedQuery {
  const included = hasSets ? whole.terms : queries.flatMap(({ terms }) => terms);
  const codes = queries.flatMap(({ exactMatches, terms }) => (exactMatches.length > 0 ? inputsOf(terms) : []));
  const isIncluded = ({ input }: QueryTerm) =>
    included.some((term) => term.input === input) ||
    codes.some((code) => code.includes(input)) ||
    queries.some(({ notedEquipment = [] }) => notedEquipment.includes(input));
  const dropped = [...new Set(whole.terms.filter((term) => !isIncluded(term)).map(({ input }) => input))];
  const ofQueries = queries.flatMap(({ droppedTerms }) => droppedTerms).filter((word) => dropped.includes(word));
  const words = [...new Set([...dropped.filter((word) => !ofQueries.includes(word)), ...ofQueries])];
  const missing = queries.flatMap((query) => query.missingPart ?? []);
  const [partialYears, ...others] = queries.flatMap((query) => query.partialYears ?? []);
  const isSame = others.every(({ served }) => JSON.stringify(served) === JSON.stringify(partialYears?.served));
  return {
    ...whole,
    terms: whole.terms.filter(isIncluded),
    ofParts: { queries, hasSets },
    droppedTerms: [
      ...new Set([
        ...(words.every((word) => queries.some(({ terms }) => terms.some(({ input }) => isNeedless(word, input))))
          ? []
          : words),
        ...whole.droppedTerms,
      ]),
    ],
    ...(missing.length > 0 && { missingPart: joinMissingParts(missing) }),
    ...(partialYears && { partialYears: isSame ? partialYears : { ...partialYears, served: [] } }),
  };
}

const joinMissingParts = (missing: readonly MissingPart[]): MissingPart => ({
  part: [...new Set(missing.map(({ part }) => part))].join(", "),
  vehicle: [...new Set(missing.flatMap(({ vehicle }) => vehicle.split(" ")))].filter(Boolean).join(" "),
  ...(missing.some(({ fitsOthers }) => fitsOthers) && { fitsOthers: true }),
});

const NO_HITS: ScoredIds = { ids: Buffer.alloc(0), scores: Buffer.alloc(0) };
const ID_BYTES = 16;
const SCORE_BYTES = 4;

function bestScore({ scores }: ScoredIds): number {
  let best = 0;
  for (let at = 0; at < scores.length; at += SCORE_BYTES) best = Math.max(best, scores.readInt32BE(at));
  return best;
}

export function joinHits(parts: readonly ScoredIds[], sets?: ScoredIds): ScoredIds {
  const [only = NO_HITS, ...others] = parts;
  if (others.length === 0 && !sets) return only;
  const scoreById = new Map<string, number>();
  const add = ({ ids, scores }: ScoredIds, more: number) => {
    for (let at = 0; at < scores.length / SCORE_BYTES; at++) {
      const id = ids.toString("latin1", at * ID_BYTES, (at + 1) * ID_BYTES);
      const score = scores.readInt32BE(at * SCORE_BYTES) + more;
      scoreById.set(id, Math.max(score, scoreById.get(id) ?? score));
    }
  };
  // The best of each part are alike, however many words name it.
  const bests = parts.map(bestScore);
  const best = Math.max(0, ...bests);
  for (const [at, part] of parts.entries()) add(part, best - (bests[at] ?? 0));
  if (sets) add(sets, (Math.floor(best / PASS_SCORE) + 1) * PASS_SCORE);
  const scores = Buffer.alloc(scoreById.size * SCORE_BYTES);
  for (const [at, score] of [...scoreById.values()].entries()) scores.writeInt32BE(score, at * SCORE_BYTES);
  return { ids: Buffer.from([...scoreById.keys()].join(""), "latin1"), scores };
}
