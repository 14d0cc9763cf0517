import type { Category } from "@pecacerta/contract/categories";
import type { Product } from "@pecacerta/contract/product";
import { sql } from "drizzle-orm";
import { categoriesNamed, categoriesOf } from "../catalog/category-queries.ts";
import { productsOf } from "../catalog/queries.ts";
import { productsPicked } from "../catalog/wire-product.ts";
import { reader, type Shop } from "../companies/shop.ts";
import { hitsOf } from "./hits.ts";
import { codeOf, wordsAsked } from "./search-form.ts";
import { isOneTypoApart } from "./typo.ts";
import { planOf } from "./vocabulary.ts";

/** Of a word that half the shop has, so many of the newest products are looked at. */
const CONSIDERED = 3000;
/** Among equally good matches the best sold come first, of so many of the newest. */
const TIED = 200;

export type Suggestions = { products: Product[]; categories: Category[] };

/** Products by name, brand, category, SKU or part number, the best match first. No text finds no product. */
export async function searchProducts(shop: Shop, term: string, limit: number): Promise<Product[]> {
  const plan = await planOf(shop, term);
  if (!plan) return [];
  return productsPicked(
    shop,
    sql`select best.product_id as id
      from (
        select product_id, score from (${hitsOf(shop, plan, CONSIDERED)}) as hit
        order by score desc, product_id desc limit ${limit + TIED}
      ) as best
      left join stock on stock.company_id = ${shop.companyId} and stock.product_id = best.product_id
      order by score desc, stock.sold desc nulls last, best.product_id desc limit ${limit}`,
  );
}

/** What the search box shows below what is typed; with nothing typed, the latest products and all categories. */
export async function suggestions(
  shop: Shop,
  { query, limitProducts, limitCategories }: { query: string; limitProducts: number; limitCategories: number },
): Promise<Suggestions> {
  const isEmpty = query.trim() === "";
  const [products, categories] = await Promise.all([
    isEmpty ? productsOf(shop, "latest", limitProducts) : searchProducts(shop, query, limitProducts),
    isEmpty ? categoriesOf(shop) : categoriesLike(shop, query, limitCategories),
  ]);
  return { products, categories };
}

/** Categories whose name has every word, begun or with one typo. Their names are few enough to be looked through. */
async function categoriesLike(shop: Shop, term: string, limit: number): Promise<Category[]> {
  const asked = wordsAsked(term);
  if (asked.length === 0) return [];
  const { rows } = await reader(shop).execute<{ slug: string; name: string }>(
    sql`select slug, name from categories where company_id = ${shop.companyId} and type = 'shop'
      order by position, name, id`,
  );
  const found = rows.filter(({ name }) => {
    const words = wordsAsked(name);
    return asked.every((word) => words.some((own) => own.startsWith(word) || isMistyped(word, own)));
  });
  return categoriesNamed(
    shop,
    found.slice(0, limit).map(({ slug }) => slug),
  );
}

const isMistyped = (word: string, own: string): boolean =>
  word.length > 3 && codeOf(word) === word && !/\d/.test(word) && isOneTypoApart(word, own);
