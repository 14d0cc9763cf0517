import type { CategoryDto } from "@pecacerta/contract/categories";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { memoizePerDatabase } from "../../platform/database/memoize-per-database.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { Tenant } from "../../platform/database/tenant.ts";
import { findCategoriesBySlugs } from "../categories/queries.ts";
import { tokenizeQuery } from "../search-tokens/tokenize.ts";

/** A category by the words of its name; as the wire shows it, once somebody was shown it. */
export type CategoryName = { slug: string; words: string[]; category?: CategoryDto };
/** All categories of a company's shop in their order, and every word of their names once. */
export type CategoryNames = { version: number; named: CategoryName[]; words: string[] };

const MOST_BYTES = 10_000_000;
const ABOUT_A_LIST = 300;
const ABOUT_A_NAME = 250;
const ABOUT_A_CATEGORY = 700;

/** Read and taken to words once for each version of the company's catalogue; `version` is the one that there is now. */
export async function cachedCategoryNames({ database, companyId }: Tenant, version: number): Promise<CategoryNames> {
  const memory = categoryNameCache(database);
  const known = memory.get(companyId);
  if (known && known.version >= version) return known;
  // Names of a later version under an earlier one's number: they are read once more, and nothing else.
  const rows = await selectCategoryNames(database.readerPool, { company: companyId });
  // Each word is held once, however many names have it.
  const shared = new Map<string, string>();
  const once = (word: string): string => {
    const same = shared.get(word) ?? word;
    shared.set(same, same);
    return same;
  };
  const named = rows.map(({ slug, name }) => ({ slug, words: tokenizeQuery(name).map(once) }));
  const words = [...shared.keys()];
  const read = { version, named, words };
  memory.set(companyId, read);
  return read;
}

/** The categories as the wire shows them: those that were shown before are as they were in this version. */
export async function resolveCategories(
  shop: Tenant,
  selectCategoryNames: CategoryNames,
  some: readonly CategoryName[],
): Promise<CategoryDto[]> {
  const missing = some.filter(({ category }) => !category);
  const read = await findCategoriesBySlugs(
    shop,
    missing.map(({ slug }) => slug),
  );
  for (const category of read) {
    const named = missing.find(({ slug }) => slug === category.slug);
    if (named) named.category = category;
  }
  const memory = categoryNameCache(shop.database);
  if (read.length > 0 && memory.peek(shop.companyId) === selectCategoryNames) {
    // What is there already would not be weighed anew.
    memory.delete(shop.companyId);
    memory.set(shop.companyId, selectCategoryNames);
  }
  return some.flatMap(({ category }) => category ?? []);
}

const categoryNameCache = memoizePerDatabase(
  () => new LRUCache<string, CategoryNames>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf }),
);

const bytesOf = ({ named }: CategoryNames): number =>
  named.reduce((sum, { category }) => sum + ABOUT_A_NAME + (category ? ABOUT_A_CATEGORY : 0), ABOUT_A_LIST);

const selectCategoryNames = prepareStatement<"company", { slug: string; name: string }>(
  "category-names",
  (value) => sql`select slug, name from categories where company_id = ${value("company")} and type = 'shop'
    order by position, name, id`,
);
