import type { FitmentClause } from "./fitment-clause.ts";
import type { ClauseBuilder } from "./fitment-clause-builder.ts";
import type { FitmentDictionary } from "./fitment-dictionary.ts";
import { buildClauses } from "./fitment-text-clauses.ts";
import { readItems } from "./fitment-text-item-readers.ts";
import type { NameItem } from "./fitment-text-items.ts";
import { tokenizeFitmentText } from "./fitment-text-tokens.ts";

/** A line by itself. `named`: its clauses about vehicles. */
export type FitmentLine = ClauseBuilder & { text: string; named: FitmentClause[] };

type Surroundings = { dictionary: FitmentDictionary; makes: ReadonlySet<string>; name?: NameItem | undefined };

/** `name`: one of a line before, which says what words may mean. */
export function readFitmentLine(text: string, { dictionary, makes, name }: Surroundings): FitmentLine {
  const tokens = tokenizeFitmentText(text);
  const builder = buildClauses(readItems({ dictionary, tokens, makes, name }), tokens);
  return { ...builder, text, named: builder.clauses.filter(({ names }) => names.length > 0) };
}
