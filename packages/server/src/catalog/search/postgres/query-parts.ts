import { isPartNoun } from "@pecacerta/rules/part-nouns";
import { isEmptyWord, isTradeWord } from "@pecacerta/rules/search-words";
import { isOfVehicle, type ParsedQuery, type QueryTerm } from "../search-engine.ts";
import { readTokens } from "./query-texts.ts";

const SEPARATOR = /[+&]|,(?!\d)|(?<=\s)e(?=\s)/i;
const MAX_PARTS = 3;
const MAX_COMBINATIONS = 8;

/** Splits the terms of an input that names several parts: each part with its own words, and the vehicle of all. */
export function splitParts(input: string, terms: readonly QueryTerm[]): Pick<ParsedQuery, "parts"> {
  const texts = input.split(SEPARATOR);
  if (texts.length < 2 || texts.length > MAX_PARTS || terms.some(({ isNumber }) => isNumber)) return {};
  const segments = texts.map((text) => new Set(readTokens(text).map((token) => token.text)));
  const namedIn = (words: ReadonlySet<string>) => terms.filter((term) => isNamedIn(term, words));
  const vehicles = segments.map((words) => namedIn(words).filter(({ role }) => role === "vehicle"));
  const names = vehicles.filter(({ length }) => length > 0).map((named) => named.map(({ input }) => input).join(" "));
  const parts: QueryTerm[][] = [];
  for (const words of segments) {
    const before = parts.at(-1) ?? [];
    const own = namedIn(words).filter((term) => !isOfVehicle(term));
    parts.push(continuesName(own, before) ? [...before.slice(0, -1), ...own] : own);
  }
  const combinations = parts.reduce((count, { length }) => count * length, 1);
  if (new Set(names).size > 1 || combinations > MAX_COMBINATIONS || parts.some((part) => !isPart(part))) return {};
  const shared = terms.filter((term) => isOfVehicle(term) || segments.every((words) => !isNamedIn(term, words)));
  return { parts: parts.map((part) => [...part, ...shared]) };
}

const isNamedIn = ({ input }: QueryTerm, words: ReadonlySet<string>): boolean =>
  words.has(input) || input.split(" ").every((word) => words.has(word));

/** A word such as `embreagem` alone is the set that it is sold as. */
const isPart = (terms: readonly QueryTerm[]): boolean =>
  terms.some(isNoun) || (terms.length === 1 && terms.every(({ input }) => isTradeWord(input)));

const isNoun = ({ input, candidates }: QueryTerm): boolean =>
  [input, ...candidates.filter(({ kind }) => kind !== "prefix").map(({ word }) => word)].some(isPartNoun);

const FILTER = /^filtros?$/;
const FILTERED = /^(?:oleo|ar|cabine|polen|combustivel|gasolina|diesel)$/;

/** `filtro de ar e oleo` is two filters, `amortecedor dianteiro e traseiro` two dampers. */
const continuesName = (own: readonly QueryTerm[], before: readonly QueryTerm[]): boolean =>
  before.length > 1 &&
  own.length > 0 &&
  (!own.some(isNoun) ||
    (before.some(({ input }) => FILTER.test(input)) && own.every(({ input }) => FILTERED.test(input))));

export function combineParts(
  whole: ParsedQuery,
  parts: [ParsedQuery, ...ParsedQuery[]],
  unlisted: readonly ParsedQuery[],
  hasSets: boolean,
): ParsedQuery {
  const included = hasSets ? whole.terms : [...parts, ...unlisted].flatMap(({ terms }) => terms);
  const isIncluded = ({ input }: QueryTerm) => included.some((term) => term.input === input);
  const dropped = [...new Set(whole.terms.filter((term) => !isIncluded(term)).map(({ input }) => input))];
  const ofParts = [...parts, ...unlisted]
    .flatMap(({ droppedTerms }) => droppedTerms)
    .filter((word) => dropped.includes(word));
  const droppedTerms = [...new Set([...ofParts, ...whole.droppedTerms])];
  const otherWords = dropped.filter((word) => !ofParts.includes(word));
  const droppedParts = otherWords.every(isEmptyWord) ? [] : otherWords;
  if (parts.length === 1 && unlisted.length === 0 && !hasSets) return { ...parts[0], droppedTerms, droppedParts };
  return {
    ...parts[0],
    terms: whole.terms.filter(isIncluded),
    ofAnyPart: { terms: termsOfAny(parts), hasSets },
    droppedTerms,
    droppedParts,
    ...(unlisted.length > 0 && { unlistedParts: unlisted.map(({ terms }) => terms) }),
    ...(unlisted[0]?.missingPart && { missingPart: unlisted[0].missingPart }),
  };
}

/** Lists terms that a product matches if it matches all terms of a part: `a b` or `c` is `a` or `c`, and `b` or `c`. */
function termsOfAny(parts: [ParsedQuery, ...ParsedQuery[]]): QueryTerm[] {
  const isShared = ({ input }: QueryTerm) => parts.every(({ terms }) => terms.some((term) => term.input === input));
  const combinations = parts.reduce<QueryTerm[][]>(
    (found, { terms }) => {
      const own = terms.filter((term) => !isShared(term));
      return found.flatMap((combination) => own.map((term) => [...combination, term]));
    },
    [[]],
  );
  return [...parts[0].terms.filter(isShared), ...combinations.map(toAlternatives)];
}

function toAlternatives(terms: readonly QueryTerm[]): QueryTerm {
  const candidates = [
    ...Map.groupBy(
      terms.flatMap((term) => term.candidates),
      ({ word }) => word,
    ).values(),
  ];
  const [first] = terms as [QueryTerm];
  return {
    ...first,
    candidates: candidates.flatMap((same) => same.sort((one, other) => other.score - one.score).slice(0, 1)),
    productIds: [...new Set(terms.flatMap(({ productIds }) => productIds))],
  };
}
