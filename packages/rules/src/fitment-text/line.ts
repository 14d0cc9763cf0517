import type { FitmentClause } from "./clause.ts";
import type { ClauseBuilder } from "./clause-builder.ts";
import { buildClauses } from "./clauses.ts";
import type { FitmentDictionary } from "./dictionary.ts";
import { readItems } from "./item-readers.ts";
import type { NameItem } from "./items.ts";
import { tokenizeFitmentText } from "./tokens.ts";

/** A line by itself. `named`: its clauses about vehicles. */
export type FitmentLine = ClauseBuilder & { text: string; named: FitmentClause[] };

type Surroundings = { dictionary: FitmentDictionary; makes: ReadonlySet<string>; name?: NameItem | undefined };

/** `name`: one of a line before, which says what words may mean. */
export function readFitmentLine(text: string, { dictionary, makes, name }: Surroundings): FitmentLine {
  const tokens = tokenizeFitmentText(text);
  const builder = buildClauses(readItems({ dictionary, tokens, makes, name }), tokens);
  return { ...builder, text, named: builder.clauses.filter(({ names }) => names.length > 0) };
}
