import type { CategoryDto } from "@pecacerta/contract/categories";
import { isOneTypoApart } from "@pecacerta/rules/typo";
import { wordForms } from "@pecacerta/rules/word-sets";
import { sql } from "drizzle-orm";
import { createCache } from "../../platform/cache/cache.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import { readerClient, type Tenant, tenantKey } from "../../platform/database/tenant.ts";
import { findCategoriesBySlugs } from "../categories/queries.ts";
import { compactCode, tokenizeQuery } from "../search-tokens/tokenize.ts";

type CategoryName = { id: string; slug: string; productCount: number; words: string[] };
type CategoryNames = {
  categories: CategoryName[];
  words: string[];
  wordsByForm: ReadonlyMap<string, string[]>;
};

const BYTES_PER_COMPANY = 300;
const BYTES_PER_NAME = 300;
const BYTES_PER_CATEGORY = 700;
const MAX_NAMED = 20;
const MIN_MISSPELLED = 6;

/** Categories whose name has every word of the input, as a prefix or with one typo. */
export async function suggestCategories(
  tenant: Tenant,
  { input, version, limit }: { input: string; version: number; limit: number },
): Promise<CategoryDto[]> {
  const tokens = tokenizeQuery(input);
  if (tokens.length === 0) return [];
  const names = await cachedCategoryNames(tenant, version);
  const alternatives = tokens.map((token) => matchingNameWords(token, names.words));
  if (alternatives.some(({ size }) => size === 0)) return [];
  const matching = names.categories.filter(({ words }) =>
    alternatives.every((alternative) => words.some((word) => alternative.has(word))),
  );
  return readCategories(tenant, matching.slice(0, limit), version);
}

export type NamedCategory = Pick<CategoryName, "id" | "productCount" | "words">;

/** Finds categories with products by a word of their names, in any number: those of no other word, if there are any. */
export async function findNamedCategories(
  tenant: Tenant,
  { word, version, allowsTypo = false }: { word: string; version: number; allowsTypo?: boolean },
): Promise<NamedCategory[]> {
  const names = await cachedCategoryNames(tenant, version);
  const findNamed = (named: readonly string[]) =>
    names.categories.filter(({ words, productCount }) => productCount > 0 && words.some((one) => named.includes(one)));
  const exact = findNamed(wordForms(word).flatMap((form) => names.wordsByForm.get(form) ?? []));
  const isMisspelled = (one: string) =>
    one.length >= MIN_MISSPELLED && isOneTypoApart(one, word) && one.slice(0, -1) !== word.slice(0, -1);
  const named = exact.length > 0 || !allowsTypo ? exact : findNamed(names.words.filter(isMisspelled));
  const whole = named.filter(({ words }) => words.length === 1);
  return (whole.length > 0 ? whole : named).slice(0, MAX_NAMED);
}

function matchingNameWords(token: string, nameWords: readonly string[]): Set<string> {
  const allowsTypo = token.length > 3 && compactCode(token) === token && !/\d/.test(token);
  return new Set(nameWords.filter((word) => word.startsWith(token) || (allowsTypo && isOneTypoApart(token, word))));
}

const categoryNames = createCache<CategoryNames>({
  name: "category-names",
  maxBytes: 10_000_000,
  bytesOf: ({ categories }) => BYTES_PER_COMPANY + BYTES_PER_NAME * categories.length,
});

const suggestedCategories = createCache<CategoryDto>({
  name: "suggested-categories",
  maxBytes: 2_000_000,
  bytesOf: () => BYTES_PER_CATEGORY,
});

const cachedCategoryNames = (tenant: Tenant, version: number): Promise<CategoryNames> =>
  categoryNames.getOrLoad(tenantKey(tenant), () => readCategoryNames(tenant), version);

// The names may be of a later version than the cache stores: then they are only read once more than needed.
async function readCategoryNames(tenant: Tenant): Promise<CategoryNames> {
  const rows = await selectCategoryNames(readerClient(tenant), { company: tenant.companyId });
  const sharedWords = new Map<string, string>();
  const share = (word: string): string => {
    const shared = sharedWords.get(word) ?? word;
    sharedWords.set(shared, shared);
    return shared;
  };
  const categories = rows.map(({ name, ...row }) => ({ ...row, words: tokenizeQuery(name).map(share) }));
  const words = [...sharedWords.keys()];
  return { categories, words, wordsByForm: groupByForm(words) };
}

function groupByForm(words: readonly string[]): Map<string, string[]> {
  const wordsByForm = new Map<string, string[]>();
  for (const word of words)
    for (const form of new Set(wordForms(word))) {
      const others = wordsByForm.get(form);
      if (others) others.push(word);
      else wordsByForm.set(form, [word]);
    }
  return wordsByForm;
}

async function readCategories(tenant: Tenant, names: readonly CategoryName[], version: number): Promise<CategoryDto[]> {
  const keyOf = (slug: string): string => `${tenantKey(tenant)}/${slug}`;
  const found = new Map(names.map(({ slug }) => [slug, suggestedCategories.get(keyOf(slug), version)]));
  const missing = [...found].flatMap(([slug, category]) => (category ? [] : [slug]));
  for (const category of await findCategoriesBySlugs(tenant, missing)) {
    suggestedCategories.set(keyOf(category.slug), category, version);
    found.set(category.slug, category);
  }
  return [...found.values()].filter((category) => category !== undefined);
}

const selectCategoryNames = prepareStatement<"company", Omit<CategoryName, "words"> & { name: string }>(
  "category-names",
  (value) => sql`
    select id, slug, name, product_count as "productCount" from categories
    where company_id = ${value("company")} and type = 'shop' order by position, name, id`,
);
