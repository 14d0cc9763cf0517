import type { Category } from "@pecacerta/contract/categories";
import type { Product } from "@pecacerta/contract/product";
import { categoriesNamed, categoriesOf } from "../catalog/category-queries.ts";
import { productsOf } from "../catalog/queries.ts";
import { productsByIds } from "../catalog/wire-product.ts";
import type { Shop } from "../companies/shop.ts";
import { bestHits } from "./best-hits.ts";
import { categoryNames } from "./category-names.ts";
import { planFor } from "./plan.ts";
import { readTerm } from "./reading.ts";
import { codeOf, wordsAsked } from "./search-form.ts";
import { isOneTypoApart } from "./typo.ts";

export type Suggestions = { products: Product[]; categories: Category[] };

/** Products by name, brand, category, SKU or part number, the best match first. No text finds no product. */
export async function searchProducts(shop: Shop, term: string, limit: number, isTyping = false): Promise<Product[]> {
  const plan = planFor(await readTerm(shop, term, isTyping));
  return plan ? productsByIds(shop, await bestHits(shop, plan, limit)) : [];
}

/** What the search box shows below what is typed; with nothing typed, the latest products and all categories. */
export async function suggestions(
  shop: Shop,
  { query, limitProducts, limitCategories }: { query: string; limitProducts: number; limitCategories: number },
): Promise<Suggestions> {
  const isEmpty = query.trim() === "";
  const [products, categories] = await Promise.all([
    isEmpty ? productsOf(shop, "latest", limitProducts) : searchProducts(shop, query, limitProducts, true),
    isEmpty ? categoriesOf(shop) : categoriesLike(shop, query, limitCategories),
  ]);
  return { products, categories };
}

/** Categories whose name has every word, begun or with one typo. Their names are few enough to be looked through. */
async function categoriesLike(shop: Shop, term: string, limit: number): Promise<Category[]> {
  const asked = wordsAsked(term);
  if (asked.length === 0) return [];
  const names = await categoryNames(shop);
  const own = new Set(names.flatMap(({ words }) => words));
  const meant = asked.map((word) => new Set([...own].filter((name) => isMeant(word, name))));
  const found = names.filter(({ words }) => meant.every((some) => words.some((word) => some.has(word))));
  return categoriesNamed(
    shop,
    found.slice(0, limit).map(({ slug }) => slug),
  );
}

const isMeant = (word: string, name: string): boolean =>
  name.startsWith(word) || (mayBeMistyped(word) && isOneTypoApart(word, name));

const mayBeMistyped = (word: string): boolean => word.length > 3 && codeOf(word) === word && !/\d/.test(word);
