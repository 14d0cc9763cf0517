/** From how many letters on a word may be mistyped: shorter ones have too many neighbours. */
const MIN_LETTERS = 4;

/** A word and itself less any one letter. Two words one typo apart have one of these in common. */
export function deletionVariants(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_LETTERS || /\p{N}/u.test(word)) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))])];
}

/**
 * Whether one letter more, less or other, or two neighbours swapped, makes one word of the other. A letter is a code unit
 * here, as it is in every script that is still written: this is asked of each word of all categories' names.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  const alike = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < alike && one[start] === other[start]) start++;
  while (end < alike - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const apart = Math.max(one.length, other.length) - start - end;
  const isSwapped = one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start];
  return apart <= 1 || (apart === 2 && isSwapped);
}
