/** How a word of the catalogue is the one that was typed, the nearest first. */
const KINDS = ["same", "form", "synonym", "begun", "mistyped"] as const;

/** A word of the catalogue that a typed one may stand for, how well, and how many products have it. */
export type Candidate = { word: string; kind: (typeof KINDS)[number]; quality: number; products: number };

/** The same as the database tells it, for the typed word of this place: the first is 1. */
export type VocabularyRow = { at: number; word: string; own: number; placed: number; kind: Candidate["kind"] };

/** The ways to find one word. What a product says itself is worth more than what only its category says. */
export function toCandidates(rows: readonly VocabularyRow[]): Candidate[] {
  const ways = rows.flatMap(({ word, own, placed, kind }) => {
    const quality = 2 * (KINDS.length - KINDS.indexOf(kind));
    return [
      ...(own > 0 ? [{ word, kind, quality: quality + 1, products: own }] : []),
      ...(placed > 0 ? [{ word: `~${word}`, kind, quality, products: placed }] : []),
    ];
  });
  // Each word once, the best first.
  const sorted = ways.sort((one, other) => other.quality - one.quality || other.products - one.products);
  return sorted.filter((way, at) => sorted.findIndex(({ word }) => word === way.word) === at);
}
