import type { CategoryDto } from "@pecacerta/contract/categories";
import type { Tenant } from "../../platform/database/tenant.ts";
import { findCategories } from "../categories/queries.ts";
import { findProductsJson } from "../products/product-json.ts";
import { findCollectionIds } from "../products/queries.ts";
import { compactCode, tokenizeQuery } from "../search-tokens/tokenize.ts";
import { isOneTypoApart } from "../search-tokens/typo.ts";
import { cachedCategoryNames, resolveCategories } from "./category-names.ts";
import { searchCached } from "./search-cache.ts";

/** The text of a list of products, see `productTexts`. */
type Suggestions = { products: Buffer; categories: CategoryDto[] };

/** Products by name, brand, category, SKU or part number, the best match first. No text finds no product. */
export const searchProductsJson = async (shop: Tenant, term: string, limit: number): Promise<Buffer> =>
  (await searchCached(shop, { term, limit, isTyping: false })).text;

type SuggestionsInput = { query: string; limitProducts: number; limitCategories: number };

/** What the search box shows below what is typed; with nothing typed, the latest products and all categories. */
export async function findSuggestions(shop: Tenant, asked: SuggestionsInput): Promise<Suggestions> {
  const { query: term, limitProducts: limit, limitCategories } = asked;
  if (term.trim() === "") {
    const [products, categories] = await Promise.all([latestProductsJson(shop, limit), findCategories(shop)]);
    return { products, categories };
  }
  const { text, version } = await searchCached(shop, { term, limit, isTyping: true });
  return { products: text, categories: await suggestCategories(shop, term, version, limitCategories) };
}

const latestProductsJson = async (shop: Tenant, limit: number): Promise<Buffer> =>
  findProductsJson(shop, await findCollectionIds(shop, "latest", limit));

/** Categories whose name has every word, begun or with one typo. Their names are few enough to be looked through. */
async function suggestCategories(shop: Tenant, term: string, version: number, limit: number): Promise<CategoryDto[]> {
  const asked = tokenizeQuery(term);
  if (asked.length === 0) return [];
  const names = await cachedCategoryNames(shop, version);
  const meant = asked.map((word) => matchingNameWords(word, names.words));
  if (meant.some(({ size }) => size === 0)) return [];
  const found = names.named.filter(({ words }) => meant.every((some) => words.some((word) => some.has(word))));
  return resolveCategories(shop, names, found.slice(0, limit));
}

/** The words of names that a typed word may be. */
function matchingNameWords(word: string, names: readonly string[]): Set<string> {
  const mayBeMistyped = word.length > 3 && compactCode(word) === word && !/\d/.test(word);
  return new Set(names.filter((name) => name.startsWith(word) || (mayBeMistyped && isOneTypoApart(word, name))));
}
