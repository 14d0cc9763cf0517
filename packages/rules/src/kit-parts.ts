import { isInWords, type WordSet, wordSet } from "./word-sets.ts";

const KITS: readonly (readonly [kit: WordSet, parts: WordSet])[] = [
  [wordSet("embreagem plato"), wordSet("plato disco rolamento colar")],
  [wordSet("tensor tensora dentada"), wordSet("rolamento polia esticador")],
];

/** Finds the word of a query that names the kit of a part: the clutch disc is sold in the kit of an `embreagem`. */
export const kitOf = (part: string, words: readonly string[]): string | undefined =>
  words.find((word) => word !== part && KITS.some(([kit, parts]) => isInWords(parts, part) && isInWords(kit, word)));
