import type { Category } from "@pecacerta/contract/categories";
import type { Shop } from "../../companies/shop.ts";
import { categoriesOf } from "../categories/category-queries.ts";
import { productTexts } from "../products/product-texts.ts";
import { idsOf } from "../products/queries.ts";
import { categoryNames, shownAs } from "./category-names.ts";
import { productsFound } from "./found.ts";
import { codeOf, wordsAsked } from "./search-form.ts";
import { isOneTypoApart } from "./typo.ts";

/** The text of a list of products, see `productTexts`. */
type Suggestions = { products: Buffer; categories: Category[] };

/** Products by name, brand, category, SKU or part number, the best match first. No text finds no product. */
export const searchProducts = async (shop: Shop, term: string, limit: number): Promise<Buffer> =>
  (await productsFound(shop, { term, limit, isTyping: false })).text;

type Suggesting = { query: string; limitProducts: number; limitCategories: number };

/** What the search box shows below what is typed; with nothing typed, the latest products and all categories. */
export async function suggestions(shop: Shop, asked: Suggesting): Promise<Suggestions> {
  const { query: term, limitProducts: limit, limitCategories } = asked;
  if (term.trim() === "") {
    const [products, categories] = await Promise.all([latest(shop, limit), categoriesOf(shop)]);
    return { products, categories };
  }
  const { text, version } = await productsFound(shop, { term, limit, isTyping: true });
  return { products: text, categories: await categoriesLike(shop, term, version, limitCategories) };
}

const latest = async (shop: Shop, limit: number): Promise<Buffer> =>
  productTexts(shop, await idsOf(shop, "latest", limit));

/** Categories whose name has every word, begun or with one typo. Their names are few enough to be looked through. */
async function categoriesLike(shop: Shop, term: string, version: number, limit: number): Promise<Category[]> {
  const asked = wordsAsked(term);
  if (asked.length === 0) return [];
  const names = await categoryNames(shop, version);
  const meant = asked.map((word) => namesMeant(word, names.words));
  if (meant.some(({ size }) => size === 0)) return [];
  const found = names.named.filter(({ words }) => meant.every((some) => words.some((word) => some.has(word))));
  return shownAs(shop, names, found.slice(0, limit));
}

/** The words of names that a typed word may be. */
function namesMeant(word: string, names: readonly string[]): Set<string> {
  const mayBeMistyped = word.length > 3 && codeOf(word) === word && !/\d/.test(word);
  return new Set(names.filter((name) => name.startsWith(word) || (mayBeMistyped && isOneTypoApart(word, name))));
}
