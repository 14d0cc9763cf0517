export const normalizeForSearch = (text: string): string =>
  removeAccents(text).toLowerCase().replace(/\s+/g, " ").trim();

/** Makes a URL slug of at most 80 characters; may be empty. */
export const slugify = (name: string): string =>
  normalizeForSearch(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");

export const normalizePartNumber = (text: string): string =>
  removeAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");

/** Removes control and direction characters. Text without a visible character becomes empty. */
export function cleanText(text: string): string {
  const clean = removeInvisibleCharacters(text)
    .replace(/[\s\p{Cc}\u115F\u1160\u2800\u3164\uFFA0\u{1D159}]+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : "";
}

/** Removes the name of a field that was pasted before its value: `CEP: 74000-100`. `name` is a pattern. */
export const withoutFieldName = (text: string, name: string): string =>
  cleanText(text).replace(new RegExp(String.raw`^(?:${name})(?![\p{L}\p{N}])\.?(?:\s*n[º°o]\.?)?[\s:]*`, "iu"), "");

export const removeSeparators = (text: string): string => cleanText(text).replace(/[\s./\-\u2010-\u2015\u2212]/g, "");

/** Like cleanText for each line; at most one empty line in a row. */
export const cleanParagraphs = (text: string): string =>
  removeInvisibleCharacters(text)
    .split(/\r\n|\r|\n/)
    .map(cleanText)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Cuts a text that is longer than the limit after a whole word, and marks the cut with an ellipsis. */
export function shortenText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const lastSpace = text.lastIndexOf(" ", limit - 1);
  const words = lastSpace > 0 ? text.slice(0, lastSpace) : text.slice(0, limit - 1).toWellFormed();
  return `${words.replace(/[\s\p{P}]+$/u, "")}…`;
}

const removeAccents = (text: string): string => text.normalize("NFKD").replace(/\p{M}+/gu, "");

// Direction overrides can disguise text; PostgreSQL cannot store half surrogates and NUL.
export const removeInvisibleCharacters = (text: string): string =>
  text.toWellFormed().replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "");
