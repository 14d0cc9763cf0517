import { normalizeForSearch } from "@pecacerta/rules/text";
import { isOneTypoApart } from "@pecacerta/rules/typo";

// As the search: another year or number is another one.
const isCorrectable = (word: string): boolean => /^\p{L}{4,}$/u.test(word);

export type TextPart = { text: string; isMatch: boolean };

/** Splits a name into parts and marks what matches a search term, ignoring accents: prefixes, and words one typo apart. */
export function highlightMatches(name: string, term: string): TextPart[] {
  const words = normalizeForSearch(term).split(" ").filter(Boolean);
  return name.split(/(?<=\s)/).flatMap((word) => {
    const letters = [...word];
    const normalized = normalizeForSearch(word);
    const matchLength = Math.max(0, ...words.filter((one) => normalized.startsWith(one)).map((one) => [...one].length));
    const whole = normalized.trim();
    if (matchLength === 0 && words.some((one) => isCorrectable(one) && isOneTypoApart(one, whole)))
      return [{ text: word, isMatch: true }];
    const parts = [
      { text: letters.slice(0, matchLength).join(""), isMatch: true },
      { text: letters.slice(matchLength).join(""), isMatch: false },
    ];
    return parts.filter(({ text }) => text !== "");
  });
}
