import { isSameWord } from "@pecacerta/rules/word-sets";
import type { Tenant } from "../../../platform/database/tenant.ts";
import { findNamedCategories, type NamedCategory } from "../category-names.ts";
import type { QueryTerm } from "../search-engine.ts";
import { hasSameMeaning } from "./candidates.ts";

/** Reads words that no product has as names of categories, with other words of these: the `motor` of its `periferia`. */
export async function addCategories(
  tenant: Tenant,
  terms: readonly QueryTerm[],
  version: number,
): Promise<QueryTerm[]> {
  const isUnknown = (term: QueryTerm) => isWord(term) && !term.candidates.some(hasSameMeaning);
  const found = await Promise.all(
    terms.map((term) => (isUnknown(term) ? findNamedCategories(tenant, { word: term.input, version }) : [])),
  );
  const named = found.flat();
  return terms.map((term, index) => {
    const own = found[index] ?? [];
    if (own.length > 0) return { ...term, candidates: [], isCorrected: false, categories: withoutWords(own) };
    const sharing = isWord(term) ? named.filter(({ words }) => words.some((one) => isSameWord(one, term.input))) : [];
    return sharing.length > 0 ? { ...term, categories: withoutWords(sharing) } : term;
  });
}

const isWord = ({ role, isNumber }: QueryTerm): boolean => role === "text" && !isNumber;

const withoutWords = (categories: readonly NamedCategory[]) =>
  categories.map(({ id, productCount }) => ({ id, productCount }));
