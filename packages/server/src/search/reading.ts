import type { Shop } from "../companies/shop.ts";
import { type Numbered, numberedAs } from "./numbers.ts";
import { codeOf, wordsAsked } from "./search-form.ts";
import { mistypedWaysOf, type Way, waysOf } from "./vocabulary.ts";

/** A typed word and what in the catalogue it may stand for: words, the best first, or products by their numbers. */
export type Wanted = { typed: string; ways: Way[]; numbered: string[]; isMistyped: boolean };

/** What somebody who types this looks for: products that bear it as their number, and products with every word. */
export type Reading = { bearing: string[]; begun: string[]; words: Wanted[] };

/** Whether the catalogue has anything that the word may stand for. */
export const isKnown = ({ ways, numbered }: Wanted): boolean => ways.length + numbered.length > 0;

const MAX_WORDS = 8;
const NOTHING: Numbered = { bearing: [], begun: [] };

/**
 * Reads a typed text with what the company's catalogue knows. A word that it does not know has no ways. While somebody
 * is still typing, the last word may be the beginning of another one even where it is known as it stands.
 */
export async function readTerm(shop: Shop, term: string, isTyping = false): Promise<Reading> {
  const asked = wordsAsked(term).slice(0, MAX_WORDS);
  if (asked.length === 0) return { bearing: [], begun: [], words: [] };
  const coded = asked.filter((word) => /\p{N}/u.test(word));
  const numbers = await numberedAs(shop, [term, ...coded]);
  const { bearing, begun } = numbers.get(term) ?? NOTHING;
  // Whoever types a number whole wants the part that bears it, and then what speaks of it.
  const isNumber = bearing.length > 0;
  const words = isNumber ? [codeOf(term)] : asked;
  const known = await waysOf(shop, words);
  const read = words.map((typed, at) => {
    const { bearing = [], begun = [] } = isNumber ? NOTHING : (numbers.get(typed) ?? NOTHING);
    return {
      typed,
      ways: followed(known[at] ?? [], { isNumber, isTyping: isTyping && at === words.length - 1 }),
      numbered: [...bearing, ...begun],
      isMistyped: false,
    };
  });
  return { bearing, begun: asked.length === 1 ? begun : [], words: isNumber ? read : await corrected(shop, read) };
}

// A number stands for itself. A word that is known is not completed, or `gol` would find every Golf.
function followed(ways: Way[], { isNumber, isTyping }: { isNumber: boolean; isTyping: boolean }): Way[] {
  if (isNumber) return ways.filter(({ kind }) => kind === "same");
  const stands = ways.some(({ kind }) => kind !== "begun");
  return stands && !isTyping ? ways.filter(({ kind }) => kind !== "begun") : ways;
}

/** Only what cannot be found as it stands may be mistyped. */
async function corrected(shop: Shop, words: Wanted[]): Promise<Wanted[]> {
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length === 0) return words;
  const found = await mistypedWaysOf(
    shop,
    unknown.map(({ typed }) => typed),
  );
  return words.map((word) => {
    const ways = found[unknown.indexOf(word)] ?? [];
    return ways.length > 0 ? { ...word, ways, isMistyped: true } : word;
  });
}
