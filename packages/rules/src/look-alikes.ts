import { measuresIn } from "./search-measure.ts";
import { normalizeForSearch } from "./text.ts";

const MAX_NUMBER = 40;
const MIN_DIGITS = 5;
const ENDINGS = [0, 1, 2];
const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries({ 0: "O", 1: "I", 2: "Z", 5: "S", 8: "B" }));
const DIGITS: ReadonlyMap<string, string> = new Map(Object.entries({ O: "0", I: "1", L: "1", Z: "2", S: "5", B: "8" }));

const ROUND_DIGITS: ReadonlyMap<string, string> = new Map([...DIGITS].filter(([letter]) => /[OIL]/.test(letter)));

const replaceAll = (text: string, map: ReadonlyMap<string, string>): string =>
  text.replace(/[01258OILZSB]/g, (character) => map.get(character) ?? character);

/**
 * Other readings of a normalized part number whose digits may be letters and the reverse: letters up to some place, digits
 * behind it, and up to two letters at the end. `TR1OO13` may be `TR10013`, but a short `S10` is no 510.
 */
export function lookAlikeNumbers(normalized: string): string[] {
  if (normalized.length > MAX_NUMBER || !/[01258OILZSB]/.test(normalized) || !/[0-9]/.test(normalized)) return [];
  const starts = [...normalized.matchAll(/(?<=^[A-Z01258]{0,4})/g)].map(({ index }) => index);
  const isLong = normalized.length >= MIN_DIGITS;
  if (!isLong && /^\d+$/.test(normalized)) return [];
  const forms = starts.flatMap((start) =>
    ENDINGS.flatMap((ending) => {
      const end = Math.max(start, normalized.length - ending);
      const middle = normalized.slice(start, end);
      const whole = replaceAll(middle, DIGITS);
      const digits = /^\d+$/.test(whole) ? whole : replaceAll(middle, ROUND_DIGITS);
      const first = normalized.slice(0, start);
      const letters = replaceAll(first, LETTERS);
      if (!/^[A-Z]*$/.test(letters + normalized.slice(end))) return [];
      const rest = digits + normalized.slice(end);
      return [letters, ...(first.includes("1") ? [letters.replaceAll("I", "L")] : [])].map((one) => one + rest);
    }),
  );
  return [...new Set(forms)].filter((form) => form !== normalized && (isLong || /^[A-Z].*\d|\d.*[A-Z]$/.test(form)));
}

const SIZE = /(?<![\p{L}\p{N}])(?:\d|(?:hb?|r|aro)[\dilosbz])[\p{L}\p{N}/-]{1,11}(?![\p{L}\p{N}])/giu;
const MIXED = /\d[oilszb]|[oilszb]\d/i;

const measureCount = (text: string): number => measuresIn(text).reduce((count, { words }) => count + words.length, 0);

/** Writes a size whose letters look like digits with digits: `oleo 5w3o`, `pneu 175/7O r13`. */
export function spellSizes(input: string): string {
  return input.replace(SIZE, (typed) => {
    if (!MIXED.test(typed)) return typed;
    const isMeasure = (text: string) => measureCount(input.replace(typed, () => text)) > measureCount(input);
    const spelled = normalizeForSearch(typed)
      .toUpperCase()
      .replace(/(?<=\d)[OILSZB]+|[OILSZB]+(?=\d)/g, (letters) => replaceAll(letters, DIGITS))
      .toLowerCase();
    return isMeasure(spelled) ? spelled : typed;
  });
}
