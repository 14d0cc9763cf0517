/** From how many letters on a word may be mistyped: shorter ones have too many neighbours. */
const MIN_LETTERS = 4;

/** A word and itself less any one letter. Two words one typo apart have one of these in common. */
export function spellingsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_LETTERS || /\p{N}/u.test(word)) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))])];
}

/** Whether one letter more, less or other, or two neighbours swapped, makes one word of the other. */
export function isOneTypoApart(one: string, other: string): boolean {
  // Most pairs end here: a letter has two code units at most.
  if (Math.abs(one.length - other.length) > 2) return false;
  const [shorter, longer] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  const start = longer.findIndex((letter, at) => letter !== shorter[at]);
  if (start < 0) return true;
  const rest = (word: string[], from: number) => word.slice(from).join("");
  if (shorter.length < longer.length) return rest(shorter, start) === rest(longer, start + 1);
  const swapped = shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start];
  return (
    rest(shorter, start + 1) === rest(longer, start + 1) ||
    (swapped && rest(shorter, start + 2) === rest(longer, start + 2))
  );
}
