import {
  addDoubt,
  exceptionDoubt,
  type FitmentClause,
  hasEngine,
  hasPosition,
  hasYears,
  headOf,
} from "./fitment-clause.ts";
import { type ClauseBuilder, rawOf } from "./fitment-clause-builder.ts";
import type { FitmentDictionary } from "./fitment-dictionary.ts";
import { buildClauses } from "./fitment-text-clauses.ts";
import { readItems } from "./fitment-text-item-readers.ts";
import type { FitmentItem } from "./fitment-text-items.ts";
import { shareAmongClauses } from "./fitment-text-shared.ts";
import { tokenizeFitmentText } from "./fitment-text-tokens.ts";

/** What the lines before say about the next ones. */
export type LineContext = {
  makes: ReadonlySet<string>;
  /** Names that hold for lines without any. `isHeading`: their line says nothing else. */
  names: FitmentClause | undefined;
  isHeading: boolean;
  positions: FitmentClause["positions"] | undefined;
  /** A heading without a meaning, and one that excludes what is below it. */
  unknown: string;
  exception: { text: string; isExcluded: boolean } | undefined;
};

export const EMPTY_CONTEXT: LineContext = {
  makes: new Set(),
  names: undefined,
  isHeading: false,
  positions: undefined,
  unknown: "",
  exception: undefined,
};

/** `usesHeading`: the line before is its heading. */
export type ReadLine = {
  line: string;
  clauses: { clause: FitmentClause; text: string }[];
  context: LineContext;
  usesHeading: boolean;
};

export function readLine(dictionary: FitmentDictionary, line: string, before: LineContext): ReadLine {
  const tokens = tokenizeFitmentText(line);
  const items = readItems(dictionary, tokens, before.makes);
  const builder = buildClauses(items, tokens);
  const { clauses } = builder;
  const usesHeading = takeNames(clauses, before);
  const named = clauses.filter(({ names }) => names.length > 0);
  for (const clause of named) takeContext(clause, before);
  shareAmongClauses(clauses, builder.hasHeading);
  const context = nextContext(builder, before);
  return {
    line,
    clauses: clauses.map((clause) => ({ clause, text: rawOf({ tokens }, clause.from, clause.to) })),
    context: usesHeading ? { ...context, names: before.names, isHeading: true } : context,
    usesHeading,
  };
}

/** Engines and years without names are about those of the line before. It is certain only of a heading. */
function takeNames(clauses: FitmentClause[], { names, isHeading }: LineContext): boolean {
  const [first] = clauses;
  if (!first || !names || first.names.length > 0 || first.unknown.length > 0 || first.makes.size > 0) return false;
  if (!hasEngine(first) && !hasYears(first)) return false;
  for (const clause of clauses.filter((one) => one.names.length === 0)) {
    const head = headOf(names);
    clause.names = head.names;
    clause.notes.unshift(...head.notes);
    clause.bodies.unshift(...head.bodies);
    clause.unknown.unshift(...head.unknown);
    for (const doubt of head.doubts) addDoubt(clause, doubt);
    const text = head.names.map(({ raw }) => raw).join("/");
    if (!isHeading) addDoubt(clause, { kind: "shared", text, choices: () => [[{}], []] });
  }
  return isHeading;
}

function takeContext(clause: FitmentClause, { unknown, exception, positions }: LineContext): void {
  if (unknown) clause.unknown.unshift(unknown);
  if (positions && !hasPosition(clause)) clause.positions = positions;
  if (!exception) return;
  clause.isExcluded ||= exception.isExcluded;
  addDoubt(clause, exceptionDoubt(exception.text));
}

function nextContext({ items, clauses, exception, tokens }: ClauseBuilder, before: LineContext): LineContext {
  const makes = items.findLast((item): item is FitmentItem & { kind: "make" } => item.kind === "make")?.makes;
  const named = clauses.findLast(({ names }) => names.length > 0);
  const [first] = clauses;
  const isOnlyNames = clauses.length === 1 && named !== undefined && !hasEngine(named) && !hasYears(named);
  const context: LineContext = {
    ...before,
    makes: makes ?? before.makes,
    names: named ?? (makes ? undefined : before.names),
    isHeading: named ? isOnlyNames && !exception : before.isHeading && !makes,
  };
  const isHeading =
    items.at(-1)?.kind === "colon" || (tokens.length > 0 && items.every(({ kind }) => kind === "colon"));
  const open = exception && { text: exception.text, isExcluded: exception.isOpen };
  if (named) return exception?.isOpen ? { ...context, exception: open } : context;
  if (isHeading) Object.assign(context, { unknown: "", exception: undefined, positions: undefined });
  if (open) return { ...context, exception: open };
  const unknown = first?.unknown.join(" ") ?? "";
  if (isHeading && unknown) return { ...context, unknown };
  return first && hasPosition(first) ? { ...context, positions: first.positions } : context;
}
