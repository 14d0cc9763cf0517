/** Of a text with fitments, in characters and lines. Longer ones are refused, and cut where nobody can mend them. */
export const FITMENT_TEXT_LIMITS = { text: 50_000, lines: 2000, line: 500, word: 100 } as const;

// `Gol/Voyage/Saveiro` are three words.
const LONG_WORD = new RegExp(`[\\p{L}\\p{N}]{${FITMENT_TEXT_LIMITS.word + 1}}`, "u");

/** What exceeds which limit. `line` counts from 1. */
export type FitmentTextExcess = { limit: keyof typeof FITMENT_TEXT_LIMITS; line: number };

/** The first place of a text that exceeds a limit; undefined if none does. */
export function findFitmentTextExcess(text: string): FitmentTextExcess | undefined {
  if (text.length > FITMENT_TEXT_LIMITS.text) return { limit: "text", line: 1 };
  const lines = text.split(/\r\n|[\n\r]/);
  for (const [at, line] of lines.entries()) {
    if (at >= FITMENT_TEXT_LIMITS.lines) return { limit: "lines", line: at + 1 };
    if (line.trim().length > FITMENT_TEXT_LIMITS.line) return { limit: "line", line: at + 1 };
    if (LONG_WORD.test(line)) return { limit: "word", line: at + 1 };
  }
  return undefined;
}
