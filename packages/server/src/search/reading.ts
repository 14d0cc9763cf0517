import { partNumberForm } from "@pecacerta/rules/text";
import type { Shop } from "../companies/shop.ts";
import { type Known, knownOf } from "./known-words.ts";
import { type Numbered, numberedBy } from "./numbers.ts";
import { codeOf, wordsAsked } from "./search-form.ts";
import { isOneTypoApart, spellingsOf } from "./typo.ts";
import { type Way, type WordRow, waysOf } from "./vocabulary.ts";

/** A typed word and what in the catalogue it may stand for: words, the best first, or products by their numbers. */
export type Wanted = { typed: string; ways: Way[]; numbered: string[]; isMistyped: boolean };

/**
 * What somebody who types this looks for: products that bear it as their number, and products with every word. `version`:
 * how far the catalogue was that knew the words.
 */
export type Reading = { bearing: string[]; begun: string[]; words: Wanted[]; version: number };

/** Whether the catalogue has anything that the word may stand for. */
export const isKnown = ({ ways, numbered }: Wanted): boolean => ways.length + numbered.length > 0;

export const MAX_WORDS = 8;
const NOTHING: Numbered = { bearing: [], begun: [] };

/**
 * Reads a typed text with what the company's catalogue knows. A word that it does not know has no ways. While somebody
 * is still typing, the last word may be the beginning of another one even where it is known as it stands.
 */
export const readTerm = async (shop: Shop, term: string, isTyping = false): Promise<Reading> =>
  readAs(term, await knownOfTerm(shop, term), isTyping);

/** What the catalogue knows of a typed text: all that reading it takes. */
export async function knownOfTerm({ database, companyId }: Shop, term: string): Promise<Known> {
  const { asked, coded, code } = partsOf(term);
  if (asked.length === 0) return { version: 0, numbers: [], words: [], mistyped: [] };
  const spelt = asked.flatMap((word, at) => spellingsOf(word).map((spelling) => ({ at: at + 1, spelling })));
  const [rows] = await knownOf(database.readerPool, {
    company: companyId,
    forms: [...new Set([term, ...coded].map(partNumberForm))].filter((form) => form !== ""),
    // What may be a number is asked about as one word, too: see `asNumber`.
    words: coded.length > 0 && !asked.includes(code) ? [...asked, code] : asked,
    places: spelt.map(({ at }) => at),
    spellings: spelt.map(({ spelling }) => spelling),
  });
  return rows as Known;
}

function partsOf(term: string): { asked: string[]; coded: string[]; code: string } {
  const asked = wordsAsked(term).slice(0, MAX_WORDS);
  return { asked, coded: asked.filter((word) => /\p{N}/u.test(word)), code: codeOf(term) };
}

/** A typed text as `readTerm` reads it, with what the catalogue knows of it. */
export function readAs(term: string, { version, numbers, words, mistyped }: Known, isTyping: boolean): Reading {
  const { asked, coded, code } = partsOf(term);
  if (asked.length === 0) return { bearing: [], begun: [], words: [], version };
  const numbered = new Map(
    [term, ...coded].map((text) => [text, numberedBy(numbers.filter((row) => row.asked === partNumberForm(text)))]),
  );
  const whole = numbered.get(term) ?? NOTHING;
  const found = { bearing: whole.bearing, begun: asked.length === 1 ? whole.begun : [], version };
  if (found.bearing.length > 0) return { ...found, words: [asNumber(code, of(words, [...asked, code].indexOf(code)))] };
  const read = asked.map((typed, at) => {
    const { bearing, begun } = numbered.get(typed) ?? NOTHING;
    const ways = followed(waysOf(of(words, at)), isTyping && at === asked.length - 1);
    return corrected({ typed, ways, numbered: [...bearing, ...begun], isMistyped: false }, of(mistyped, at));
  });
  return { ...found, words: read };
}

const of = (rows: readonly WordRow[], at: number): WordRow[] => rows.filter((row) => row.at === at + 1);

// Whoever types a number whole wants the part that bears it, and then what speaks of it. A number stands for itself.
const asNumber = (typed: string, rows: readonly WordRow[]): Wanted => ({
  typed,
  ways: waysOf(rows).filter(({ kind }) => kind === "same"),
  numbered: [],
  isMistyped: false,
});

// A word that is known is not completed, or `gol` would find every Golf.
function followed(ways: Way[], isTyping: boolean): Way[] {
  const stands = ways.some(({ kind }) => kind !== "begun");
  return stands && !isTyping ? ways.filter(({ kind }) => kind !== "begun") : ways;
}

/** Only what cannot be found as it stands may be mistyped. */
function corrected(word: Wanted, rows: readonly WordRow[]): Wanted {
  if (isKnown(word)) return word;
  const ways = waysOf(rows.filter((row) => isOneTypoApart(word.typed, row.word)));
  return ways.length > 0 ? { ...word, ways, isMistyped: true } : word;
}
