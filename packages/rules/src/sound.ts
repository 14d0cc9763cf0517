import { normalizeForSearch } from "./text.ts";

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/ch|sh/g, "x"],
  [/h/g, ""],
  [/y/g, "i"],
  [/w/g, "v"],
  [/(?:[ckq]|ck)[sz]/g, "x"],
  [/c(?=[ei])|z/g, "s"],
  [/qu(?=[ei])|[cq]/g, "k"],
  [/l(?![aeiou])/g, "u"],
  [/([a-z])\1+/g, "$1"],
  [/o$/g, "u"],
  [/(?<=[^aeiou])[ei]$/g, ""],
];

/** Returns a spelling that words with the same sound in Portuguese share: `oniks` and `onix`. */
export const soundOf = (word: string): string =>
  SPELLINGS.reduce((text, [pattern, letters]) => text.replace(pattern, letters), normalizeForSearch(word));
