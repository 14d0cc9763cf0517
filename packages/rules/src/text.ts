/** Lower case, accents removed, single spaces: what two texts are compared by when searching. */
export const normalizeForSearch = (text: string): string =>
  removeAccents(text).toLowerCase().replace(/\s+/g, " ").trim();

/** A name as a part of an address: lower case letters and digits joined by single dashes; may be empty. */
export const slugify = (name: string): string =>
  normalizeForSearch(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");

/** Capitals and digits only: part numbers are the same whatever their dots, dashes and blanks. */
export const normalizePartNumber = (text: string): string =>
  removeAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");

/**
 * One line of text as typed by a person: no control or direction characters, single spaces, trimmed. What only joins or
 * marks letters, without one, is no text.
 */
export function cleanText(text: string): string {
  const clean = removeInvisibleCharacters(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : "";
}

/** As cleanText, line by line; at most one empty line between two. */
export const cleanParagraphs = (text: string): string =>
  removeInvisibleCharacters(text)
    .split(/\r\n|\r|\n/)
    .map(cleanText)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const removeAccents = (text: string): string => text.normalize("NFKD").replace(/\p{M}+/gu, "");

// Direction overrides can turn a name around; half surrogates and NUL cannot be stored.
const removeInvisibleCharacters = (text: string): string =>
  text.toWellFormed().replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "");
