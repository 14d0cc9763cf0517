const MIN_LETTERS = 4;
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
