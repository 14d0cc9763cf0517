import { normalizePartNumber } from "@pecacerta/rules/text";
import type { Tenant } from "../../../platform/database/tenant.ts";
import { compactCode, tokenizeQuery } from "../../search-tokens/tokenize.ts";
import { deletionVariants, isOneTypoApart } from "../../search-tokens/typo.ts";
import { type Candidate, toCandidates, type VocabularyRow } from "./candidates.ts";
import { lookUpVocabulary, type VocabularyMatches } from "./look-up-vocabulary.ts";
import { groupPartNumberMatches, type PartNumberMatches } from "./part-number-matches.ts";

/** A typed word and what in the catalogue it may stand for: words, the best first, or products by their numbers. */
export type QueryTerm = { typed: string; ways: Candidate[]; numbered: string[]; isMistyped: boolean };

/**
 * What somebody who types this looks for: products that bear it as their number, and products with every word. `version`:
 * how far the catalogue was that knew the words.
 */
export type ParsedQuery = { bearing: string[]; begun: string[]; words: QueryTerm[]; version: number };

/** Whether the catalogue has anything that the word may stand for. */
export const hasCandidates = ({ ways, numbered }: QueryTerm): boolean => ways.length + numbered.length > 0;

export const MAX_TERMS = 8;
const NOTHING: PartNumberMatches = { bearing: [], begun: [] };

/**
 * Reads a typed text with what the company's catalogue knows. A word that it does not know has no ways. While somebody
 * is still typing, the last word may be the beginning of another one even where it is known as it stands.
 */
export async function parseQuery(shop: Tenant, term: string, isTyping = false): Promise<ParsedQuery> {
  const asked = tokenizeQuery(term).slice(0, MAX_TERMS);
  if (asked.length === 0) return { bearing: [], begun: [], words: [], version: 0 };
  const coded = asked.filter((word) => /\p{N}/u.test(word));
  const code = compactCode(term);
  const { version, numbers, words, mistyped } = await lookUpTerms(shop, term, { asked, coded, code });
  const numbered = new Map(
    [term, ...coded].map((text) => [
      text,
      groupPartNumberMatches(numbers.filter((row) => row.asked === normalizePartNumber(text))),
    ]),
  );
  const whole = numbered.get(term) ?? NOTHING;
  const found = { bearing: whole.bearing, begun: asked.length === 1 ? whole.begun : [], version };
  if (found.bearing.length > 0) return { ...found, words: [asNumber(code, of(words, [...asked, code].indexOf(code)))] };
  const read = asked.map((typed, at) => {
    const { bearing, begun } = numbered.get(typed) ?? NOTHING;
    const ways = followed(toCandidates(of(words, at)), isTyping && at === asked.length - 1);
    return corrected({ typed, ways, numbered: [...bearing, ...begun], isMistyped: false }, of(mistyped, at));
  });
  return { ...found, words: read };
}

type Parts = { asked: string[]; coded: string[]; code: string };

/** What the catalogue knows of a typed text: all that reading it takes. */
async function lookUpTerms(
  { database, companyId }: Tenant,
  term: string,
  { asked, coded, code }: Parts,
): Promise<VocabularyMatches> {
  const spelt = asked.flatMap((word, at) => deletionVariants(word).map((spelling) => ({ at: at + 1, spelling })));
  const [rows] = await lookUpVocabulary(database.readerPool, {
    company: companyId,
    forms: [...new Set([term, ...coded].map(normalizePartNumber))].filter((form) => form !== ""),
    // What may be a number is asked about as one word, too: see `asNumber`.
    words: coded.length > 0 && !asked.includes(code) ? [...asked, code] : asked,
    places: spelt.map(({ at }) => at),
    spellings: spelt.map(({ spelling }) => spelling),
  });
  return rows as VocabularyMatches;
}

const of = (rows: readonly VocabularyRow[], at: number): VocabularyRow[] => rows.filter((row) => row.at === at + 1);

// Whoever types a number whole wants the part that bears it, and then what speaks of it. A number stands for itself.
const asNumber = (typed: string, rows: readonly VocabularyRow[]): QueryTerm => ({
  typed,
  ways: toCandidates(rows).filter(({ kind }) => kind === "same"),
  numbered: [],
  isMistyped: false,
});

// A word that is known is not completed, or `gol` would find every Golf.
function followed(ways: Candidate[], isTyping: boolean): Candidate[] {
  const stands = ways.some(({ kind }) => kind !== "begun");
  return stands && !isTyping ? ways.filter(({ kind }) => kind !== "begun") : ways;
}

/** Only what cannot be found as it stands may be mistyped. */
function corrected(word: QueryTerm, rows: readonly VocabularyRow[]): QueryTerm {
  if (hasCandidates(word)) return word;
  const ways = toCandidates(rows.filter((row) => isOneTypoApart(word.typed, row.word)));
  return ways.length > 0 ? { ...word, ways, isMistyped: true } : word;
}
