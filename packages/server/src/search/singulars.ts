/** Endings of Portuguese plurals and what stands there in the singular, accents aside. */
const ENDINGS: readonly [RegExp, string][] = [
  [/oes$/, "ao"],
  [/ais$/, "al"],
  [/eis$/, "el"],
  [/ois$/, "ol"],
  [/ns$/, "m"],
  [/([rz])es$/, "$1"],
  [/([aeou])s$/, "$1"],
];

/** What a typed word may be the plural of: who looks for discos or faróis means a disco or a farol, too. */
export const singularsOf = (word: string): string[] =>
  ENDINGS.flatMap(([ending, singular]) => (word.length > 3 && ending.test(word) ? word.replace(ending, singular) : []));
