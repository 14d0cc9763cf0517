import type { ParsedQuery, QueryTerm } from "../search-engine.ts";
import { hasCandidates } from "./parse-query.ts";

/** `terms`: a product must match all of them, the rarest first; empty where one of them matches nothing. */
export type SearchPlan = { exactMatches: string[]; prefixMatches: string[]; terms: QueryTerm[] };

export function planSearch({ exactMatches, prefixMatches, terms }: ParsedQuery): SearchPlan | undefined {
  const sorted = terms.every(hasCandidates)
    ? [...terms].sort((one, other) => productCount(one) - productCount(other))
    : [];
  return exactMatches.length + prefixMatches.length + sorted.length > 0
    ? { exactMatches, prefixMatches, terms: sorted }
    : undefined;
}

/** An upper bound: a product with several of the words counts several times. */
export const productCount = ({ candidates, productIds }: QueryTerm): number =>
  candidates.reduce((sum, candidate) => sum + candidate.productCount, productIds.length);
