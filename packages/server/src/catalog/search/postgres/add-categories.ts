import { isSystem } from "@pecacerta/rules/part-nouns";
import { isOrdinaryWord } from "@pecacerta/rules/search-words";
import { isSameWord } from "@pecacerta/rules/word-sets";
import type { Tenant } from "../../../platform/database/tenant.ts";
import { findNamedCategories, type NamedCategory } from "../category-names.ts";
import { hasCandidates, type QueryTerm } from "../search-engine.ts";
import { hasSameMeaning } from "./candidates.ts";
import { isNoun } from "./query-parts.ts";

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

/** Adds the categories of systems of a vehicle where the terms name no part, and those of misspelled words. */
export async function addSystems(tenant: Tenant, terms: readonly QueryTerm[], version: number): Promise<QueryTerm[]> {
  const namesPart = terms.some(isNoun);
  return Promise.all(
    terms.map(async (term) => {
      const system = namesPart || term.categories ? undefined : systemOf(term);
      const isMisspelled = !hasCandidates(term) && !isOrdinaryWord(term.input);
      if (!isWord(term) || (!system && !isMisspelled)) return term;
      const word = system ?? term.input;
      const own = await findNamedCategories(tenant, { word, version, allowsTypo: isMisspelled });
      const other = own.length === 0 && OTHER_NAMES.get(word);
      const categories = other ? await findNamedCategories(tenant, { word: other, version }) : own;
      return categories.length > 0 ? { ...term, categories: withoutWords(categories) } : term;
    }),
  );
}

/** A car's `transmissao` is its gearbox; the `cambio` of a motorcycle is not its `transmissao`. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([["transmissao", "cambio"]]);

const isWord = ({ role, isNumber }: QueryTerm): boolean => role === "text" && !isNumber;

const systemOf = ({ input, candidates }: QueryTerm): string | undefined =>
  [input, ...candidates.filter(({ kind }) => kind === "typo").map(({ word }) => word.replace("~", ""))].find(isSystem);

const withoutWords = (categories: readonly NamedCategory[]) =>
  categories.map(({ id, productCount }) => ({ id, productCount }));
