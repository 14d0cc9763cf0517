import { normalizeForSearch } from "@pecacerta/rules/text";

export type Part = { text: string; isAsked: boolean };

/** A name in parts, those marked that begin as a word that was typed, whatever its accents. */
export function highlighted(name: string, term: string): Part[] {
  const asked = normalizeForSearch(term).split(" ").filter(Boolean);
  return name.split(/(?<=\s)/).flatMap((word) => {
    const letters = [...word];
    const form = normalizeForSearch(word);
    const begun = Math.max(0, ...asked.filter((one) => form.startsWith(one)).map((one) => [...one].length));
    const parts = [
      { text: letters.slice(0, begun).join(""), isAsked: true },
      { text: letters.slice(begun).join(""), isAsked: false },
    ];
    return parts.filter(({ text }) => text !== "");
  });
}
