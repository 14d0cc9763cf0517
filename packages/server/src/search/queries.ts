import type { Category } from "@pecacerta/contract/categories";
import { categoriesOf } from "../catalog/category-queries.ts";
import { productTexts } from "../catalog/product-texts.ts";
import { idsOf } from "../catalog/queries.ts";
import type { Shop } from "../companies/shop.ts";
import { bestHits } from "./best-hits.ts";
import { categoryNames, shownAs } from "./category-names.ts";
import { planFor } from "./plan.ts";
import { type Reading, readTerm } from "./reading.ts";
import { codeOf, wordsAsked } from "./search-form.ts";
import { isOneTypoApart } from "./typo.ts";

/** The text of a list of products, see `productTexts`. */
type Suggestions = { products: Buffer; categories: Category[] };

/** Products by name, brand, category, SKU or part number, the best match first. No text finds no product. */
export const searchProducts = async (shop: Shop, term: string, limit: number): Promise<Buffer> =>
  productsRead(shop, await readTerm(shop, term), limit);

async function productsRead(shop: Shop, reading: Reading, limit: number): Promise<Buffer> {
  const plan = planFor(reading);
  return plan ? bestHits(shop, plan, limit) : Buffer.from("[]");
}

/** What the search box shows below what is typed; with nothing typed, the latest products and all categories. */
export async function suggestions(
  shop: Shop,
  { query, limitProducts, limitCategories }: { query: string; limitProducts: number; limitCategories: number },
): Promise<Suggestions> {
  const reading = query.trim() === "" ? undefined : await readTerm(shop, query, true);
  const [products, categories] = await Promise.all(
    reading
      ? [productsRead(shop, reading, limitProducts), categoriesLike(shop, query, reading.version, limitCategories)]
      : [latest(shop, limitProducts), categoriesOf(shop)],
  );
  return { products, categories };
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
