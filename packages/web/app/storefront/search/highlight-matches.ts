import { normalizeForSearch } from "@pecacerta/rules/text";

export type TextPart = { text: string; isMatch: boolean };

/** Splits a name into parts and marks prefixes that match a search term, ignoring accents. */
export function highlightMatches(name: string, term: string): TextPart[] {
  const words = normalizeForSearch(term).split(" ").filter(Boolean);
  return name.split(/(?<=\s)/).flatMap((word) => {
    const letters = [...word];
    const normalized = normalizeForSearch(word);
    const matchLength = Math.max(0, ...words.filter((one) => normalized.startsWith(one)).map((one) => [...one].length));
    const parts = [
      { text: letters.slice(0, matchLength).join(""), isMatch: true },
      { text: letters.slice(matchLength).join(""), isMatch: false },
    ];
    return parts.filter(({ text }) => text !== "");
  });
}
