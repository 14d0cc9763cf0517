const MAX_NUMBER = 40;
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["0", "O"],
  ["1", "I"],
]);
const DIGITS: ReadonlyMap<string, string> = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
]);

const replaceAll = (text: string, map: ReadonlyMap<string, string>): string =>
  text.replace(/[01OIL]/g, (character) => map.get(character) ?? character);

/**
 * Other readings of a normalized part number whose zeros and ones may be letters: letters up to some place, digits behind
 * it, and up to two letters at the end. `TR1OO13` may be `TR10013`, `C012262` may be `CO12262`.
 */
export function lookAlikeNumbers(normalized: string): string[] {
  if (normalized.length > MAX_NUMBER || !/[01OIL]/.test(normalized) || !/[0-9]/.test(normalized)) return [];
  const starts = [...normalized.matchAll(/(?<=^[A-Z01]{0,4})/g)].map(({ index }) => index);
  const tail = /[A-Z]{0,2}$/.exec(normalized)?.index ?? normalized.length;
  const forms = starts.flatMap((start) =>
    [normalized.length, tail].map(
      (end) =>
        replaceAll(normalized.slice(0, start), LETTERS) +
        replaceAll(normalized.slice(start, Math.max(start, end)), DIGITS) +
        normalized.slice(Math.max(start, end)),
    ),
  );
  return [...new Set(forms)].filter((form) => form !== normalized);
}
