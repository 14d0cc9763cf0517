import { hasCandidates, type ParsedQuery, type QueryTerm } from "./parse-query.ts";

/** How to find what was asked for. `words`: products with all of them, the rarest first; none, where one is unknown. */
export type SearchPlan = { bearing: string[]; begun: string[]; words: QueryTerm[] };

/** The plan for a text that was read; undefined where the catalogue cannot hold an answer. */
export function planSearch({ bearing, begun, words }: ParsedQuery): SearchPlan | undefined {
  const plan = {
    bearing,
    begun,
    words: words.every(hasCandidates)
      ? [...words].sort((one, other) => candidateCount(one) - candidateCount(other))
      : [],
  };
  return bearing.length + begun.length + plan.words.length > 0 ? plan : undefined;
}

export const candidateCount = ({ ways, numbered }: QueryTerm): number =>
  ways.reduce((sum, { products }) => sum + products, numbered.length);
