import * as v from "valibot";
import { readStored, removeStored, storeValue } from "../../client/storage.ts";
import { validItems } from "../../client/valid-items.ts";

const termsSchema = v.fallback(validItems(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), []);

const VERSION = 1;
const MAX_STORED = 6;

export const recentSearchesKey = (company: string): string => `searches_${company}`;

/** The latest first. Of this browser only. */
export const recentSearches = (company: string): string[] =>
  v.parse(termsSchema, readStored(recentSearchesKey(company), VERSION));

export function rememberSearch(company: string, term: string): void {
  const isOther = (other: string) => other.toLowerCase() !== term.toLowerCase();
  const terms = [term, ...recentSearches(company).filter(isOther)].slice(0, MAX_STORED);
  storeValue(recentSearchesKey(company), VERSION, terms);
}

export const forgetSearches = (company: string): void => removeStored(recentSearchesKey(company));
