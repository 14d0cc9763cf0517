import type { Category } from "@pecacerta/contract/categories";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Shop } from "../../companies/shop.ts";
import { besideDatabase } from "../../platform/database/beside.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { categoriesNamed } from "../categories/category-queries.ts";
import { wordsAsked } from "./search-form.ts";

/** A category by the words of its name; as the wire shows it, once somebody was shown it. */
export type Named = { slug: string; words: string[]; category?: Category };
/** All categories of a company's shop in their order, and every word of their names once. */
export type Names = { version: number; named: Named[]; words: string[] };

const MOST_BYTES = 10_000_000;
const ABOUT_A_LIST = 300;
const ABOUT_A_NAME = 250;
const ABOUT_A_CATEGORY = 700;

/** Read and taken to words once for each version of the company's catalogue; `version` is the one that there is now. */
export async function categoryNames({ database, companyId }: Shop, version: number): Promise<Names> {
  const memory = memoryOf(database);
  const known = memory.get(companyId);
  if (known && known.version >= version) return known;
  // Names of a later version under an earlier one's number: they are read once more, and nothing else.
  const rows = await names(database.readerPool, { company: companyId });
  // Each word is held once, however many names have it.
  const shared = new Map<string, string>();
  const once = (word: string): string => {
    const same = shared.get(word) ?? word;
    shared.set(same, same);
    return same;
  };
  const named = rows.map(({ slug, name }) => ({ slug, words: wordsAsked(name).map(once) }));
  const words = [...shared.keys()];
  const read = { version, named, words };
  memory.set(companyId, read);
  return read;
}

/** The categories as the wire shows them: those that were shown before are as they were in this version. */
export async function shownAs(shop: Shop, names: Names, some: readonly Named[]): Promise<Category[]> {
  const missing = some.filter(({ category }) => !category);
  const read = await categoriesNamed(
    shop,
    missing.map(({ slug }) => slug),
  );
  for (const category of read) {
    const named = missing.find(({ slug }) => slug === category.slug);
    if (named) named.category = category;
  }
  const memory = memoryOf(shop.database);
  if (read.length > 0 && memory.peek(shop.companyId) === names) {
    // What is there already would not be weighed anew.
    memory.delete(shop.companyId);
    memory.set(shop.companyId, names);
  }
  return some.flatMap(({ category }) => category ?? []);
}

const memoryOf = besideDatabase(() => new LRUCache<string, Names>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf }));

const bytesOf = ({ named }: Names): number =>
  named.reduce((sum, { category }) => sum + ABOUT_A_NAME + (category ? ABOUT_A_CATEGORY : 0), ABOUT_A_LIST);

const names = prepared<"company", { slug: string; name: string }>(
  "category-names",
  (value) => sql`select slug, name from categories where company_id = ${value("company")} and type = 'shop'
    order by position, name, id`,
);
