import { wordForms } from "./word-sets.ts";

const MIN_LETTERS = 4;
const MIN_LETTERS_FOR_TWO = 9;
/** Longer ones are no words: each letter makes a variant of nearly their length. */
const MAX_LETTERS = 40;

/** The word, and the word without each of its letters. Words one typo apart have one of these in common. */
export function deletionVariants(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS || /\p{N}/u.test(word)) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))])];
}

/** Whether one insertion, deletion, substitution or swap of neighbors turns one word into the other. By code unit. */
export function isOneTypoApart(one: string, other: string): boolean {
  const alike = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < alike && one[start] === other[start]) start++;
  while (end < alike - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const apart = Math.max(one.length, other.length) - start - end;
  const isSwapped = one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start];
  return apart <= 1 || (apart === 2 && isSwapped);
}

export function spellingForms(word: string): string[] {
  if (word.length < MIN_LETTERS) return [word];
  const plurals = PLURALS.flatMap(([ending, plural]) => (ending.test(word) ? [word.replace(ending, plural)] : []));
  const sounds = SAME_SOUNDS.map(([letters, others]) => word.replace(letters, others));
  return [...new Set([...wordForms(word), ...plurals, ...sounds])].filter(({ length }) => length >= MIN_LETTERS);
}

const PLURALS: readonly [ending: RegExp, plural: string][] = [
  [/(?<!s)$/, "s"],
  [/(?<=[rz])$/, "es"],
  [/ao$/, "oes"],
  [/l$/, "is"],
  [/m$/, "ns"],
];

const SAME_SOUNDS: readonly [letters: RegExp, others: string][] = [
  [/ss/g, "c"],
  [/c(?=[ei])/g, "ss"],
  [/ch/g, "x"],
  [/x/g, "ch"],
];

/** Lists the deletion variants of a word of nine letters or more, and the variants of those. */
export function distantVariants(word: string): string[] {
  if (word.length < MIN_LETTERS_FOR_TWO) return [];
  return [...new Set(deletionVariants(word).flatMap((variant) => [variant, ...deletionVariants(variant)]))];
}

/** Returns whether at most two insertions, deletions, substitutions or swaps turn one word into the other. By code unit. */
export function isTwoTyposApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    isOneTypoApart(rest, otherRest) ||
    isOneTypoApart(rest.slice(1), otherRest) ||
    isOneTypoApart(rest, otherRest.slice(1)) ||
    isOneTypoApart(rest.slice(1), otherRest.slice(1)) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && isOneTypoApart(rest.slice(2), otherRest.slice(2)))
  );
}
