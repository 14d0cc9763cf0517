import { attributeValueWords, attributeWords } from "@pecacerta/rules/attribute-measures";
import { normalizeForSearch } from "@pecacerta/rules/text";

export type SearchableProduct = {
  name: string;
  brand: string;
  partNumber: string;
  categories: readonly string[];
  attributes: readonly { name: string; values: readonly { name: string }[] }[];
};

const MAX_TOKEN_LENGTH = 60;

const STOP_WORDS = new Set(["a", "as", "com", "da", "das", "de", "do", "dos", "e", "em", "o", "os", "para", "por"]);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Tokens of name, brand, part number, own categories, and measures and values of attributes, one line each. A trigger indexes them. */
export const searchDocument = ({ name, brand, partNumber, categories, attributes }: SearchableProduct): string =>
  [
    ...[name, brand].map((line) => line.split(/\s+/).flatMap(documentTokens)),
    plainWords(partNumber).filter((part) => part.length > 1 && part !== compactCode(partNumber)),
    categories.join(" ").split(/\s+/).flatMap(documentTokens),
    attributeWords(attributes, name),
    attributeValueWords(attributes, name),
  ]
    .map((words) => [...new Set(words)].join(" "))
    .join("\n");

/** The tokens of an input: `5W-30` is one. An input of stop words alone keeps them. */
export function tokenizeQuery(term: string): string[] {
  const words = term.split(/\s+/).flatMap((typed) => (isCode(typed) ? [compactCode(typed)] : plainWords(typed)));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

export const compactCode = (text: string): string =>
  normalizeForSearch(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, MAX_TOKEN_LENGTH);

// A code is indexed whole and by its parts: WK-58 is wk58, wk and 58.
const documentTokens = (typed: string): string[] =>
  (isCode(typed) ? [compactCode(typed), ...plainWords(typed)] : plainWords(typed)).filter(
    (word) => !STOP_WORDS.has(word),
  );

// A decimal number is one token: a 1.6 engine is not 1 and 6.
const plainWords = (typed: string): string[] =>
  (normalizeForSearch(typed).match(/\p{N}+(?:[.,]\p{N}+)+(?!\p{L})|[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.replace(",", ".").slice(0, MAX_TOKEN_LENGTH),
  );

const isCode = (typed: string): boolean =>
  /\p{N}/u.test(typed) && /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(typed) && !/^\d+([.,]\d+)+$/.test(typed);
