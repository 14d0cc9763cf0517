import { normalizeForSearch } from "./text.ts";

export type WordSet = ReadonlySet<string>;

export const wordSet = (list: string): WordSet => new Set(list.trim().split(/\s+/));

export const wordSets = (lists: string): WordSet[] => lists.trim().split("\n").map(wordSet);

/** Returns a normalized word, and what its singular may be. */
export const wordForms = (word: string): string[] =>
  word.endsWith("s")
    ? [
        word,
        word.slice(0, -1),
        word.replace(/(?<=[rz])es$/, ""),
        word.replace(/(?:o|a)es$/, "ao"),
        word.replace(/is$/, "l"),
        word.replace(/eis$/, "il"),
        word.replace(/ns$/, "m"),
      ]
    : [word];

export const isInWords = (words: WordSet, word: string): boolean =>
  words.has(word) || (word.endsWith("s") && wordForms(word).some((form) => words.has(form)));

export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (!one.endsWith("s") && !other.endsWith("s")) return false;
  const forms = wordForms(other);
  return wordForms(one).some((form) => forms.includes(form));
}

export type Phrase = readonly [pattern: RegExp, replacement: string];

export const splitWords = (text: string, phrases: readonly Phrase[] = []): string[] =>
  splitNormalized(normalizeForSearch(text), phrases);

export const splitNormalized = (text: string, phrases: readonly Phrase[]): string[] =>
  phrases
    .reduce((replaced, [pattern, replacement]) => replaced.replace(pattern, replacement), text)
    .match(/[\p{L}\p{N}]+/gu) ?? [];
