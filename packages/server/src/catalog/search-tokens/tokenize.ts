import { normalizeForSearch } from "@pecacerta/rules/text";

export type SearchableProduct = {
  name: string;
  brand: string;
  partNumber: string;
  categories: readonly string[];
};

/** The most letters of one word that the search looks at. */
const MAX_TOKEN_LENGTH = 60;

// Words that stand in half of all names and tell nothing apart.
const STOP_WORDS = new Set(["a", "as", "com", "da", "das", "de", "do", "dos", "e", "em", "o", "os", "para", "por"]);

/**
 * What the search knows of a product, to be written with it: the words of its name, of its brand, the parts of its
 * number and the words of its categories (all of them, up to the root), a line each, see the migration `search-words`.
 * Whole numbers are not in it: they are found by the table `product_numbers`.
 */
export const searchDocument = ({ name, brand, partNumber, categories }: SearchableProduct): string =>
  [
    ...[name, brand].map((line) => line.split(/\s+/).flatMap(documentTokens)),
    plainWords(partNumber).filter((part) => part.length > 1 && part !== compactCode(partNumber)),
    categories.join(" ").split(/\s+/).flatMap(documentTokens),
  ]
    .map((words) => [...new Set(words)].join(" "))
    .join("\n");

/**
 * What has to be found for a typed text, one entry a word: `5W-30` is one word however its dashes stand.
 * A text of nothing but fillers is looked for all the same; one without letters and digits asks for nothing.
 */
export function tokenizeQuery(term: string): string[] {
  const words = term.split(/\s+/).flatMap((typed) => (isCode(typed) ? [compactCode(typed)] : plainWords(typed)));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** A code by its letters and digits alone: `BP-4410.d` and `bp4410D` are the same. */
export const compactCode = (text: string): string =>
  normalizeForSearch(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, MAX_TOKEN_LENGTH);

// A code is found whole and by its parts: WK-58 is wk58, wk and 58.
const documentTokens = (typed: string): string[] =>
  (isCode(typed) ? [compactCode(typed), ...plainWords(typed)] : plainWords(typed)).filter(
    (word) => !STOP_WORDS.has(word),
  );

// Letters, digits, and numbers with their decimals: a 1.6 engine is not a 1 and a 6.
const plainWords = (typed: string): string[] =>
  (normalizeForSearch(typed).match(/\p{N}+(?:[.,]\p{N}+)+(?!\p{L})|[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.replace(",", ".").slice(0, MAX_TOKEN_LENGTH),
  );

const isCode = (typed: string): boolean =>
  /\p{N}/u.test(typed) && /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(typed) && !/^\d+([.,]\d+)+$/.test(typed);
