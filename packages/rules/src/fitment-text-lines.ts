import {
  addDoubt,
  exceptionDoubt,
  type FitmentClause,
  hasEngine,
  hasPosition,
  hasYears,
  headOf,
  isComplete,
} from "./fitment-clause.ts";
import { type ClauseBuilder, rawOf } from "./fitment-clause-builder.ts";
import type { FitmentDictionary } from "./fitment-dictionary.ts";
import { buildClauses } from "./fitment-text-clauses.ts";
import { readItems } from "./fitment-text-item-readers.ts";
import type { FitmentItem } from "./fitment-text-items.ts";
import { positionTexts } from "./fitment-text-positions.ts";
import { shareAmongClauses } from "./fitment-text-shared.ts";
import { tokenizeFitmentText } from "./fitment-text-tokens.ts";
import { PREFIX_WORDS } from "./fitment-text-words.ts";

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
  /** Engines and years of a line without names. */
  core: FitmentClause | undefined;
};

export const EMPTY_CONTEXT: LineContext = {
  makes: new Set(),
  names: undefined,
  isHeading: false,
  positions: undefined,
  unknown: "",
  exception: undefined,
  core: undefined,
};

/** `usesHeading`: the line before is its heading. */
export type ReadLine = {
  line: string;
  clauses: { clause: FitmentClause; text: string }[];
  context: LineContext;
  usesHeading: boolean;
  condition: LineCondition | undefined;
};

const CONDITION_KINDS: ReadonlySet<FitmentItem["kind"]> = new Set([
  "exception",
  "note",
  "fuel",
  "body",
  "generation",
  "position",
]);
const CONDITION_STARTS: ReadonlySet<string> = new Set(["com", "sem", "c", "s", "so", "somente", "apenas"]);

/** What a line without names may say about the lines before it. */
export type LineCondition = { text: string; positions: readonly string[] };

export function readLine(dictionary: FitmentDictionary, line: string, before: LineContext): ReadLine {
  const tokens = tokenizeFitmentText(line);
  const items = readItems(dictionary, tokens, before.makes);
  const builder = buildClauses(items, tokens);
  const { clauses } = builder;
  const usesHeading = takeNames(clauses, before);
  const named = clauses.filter(({ names }) => names.length > 0);
  for (const clause of named) takeContext(clause, before);
  shareAmongClauses(clauses, builder.hasHeading);
  for (const clause of named) takeCore(clause, before.core);
  const context = nextContext(builder, before);
  return {
    line,
    clauses: clauses.map((clause) => ({ clause, text: rawOf({ tokens }, clause.from, clause.to) })),
    context: usesHeading ? { ...context, names: before.names, isHeading: true } : context,
    usesHeading,
    condition: named.length === 0 ? conditionOf(builder) : undefined,
  };
}

/** `exceto Rallye`, `com ABS`, `Traseira`: a line of its own. */
function conditionOf({ items, tokens, clauses: [first] }: ClauseBuilder): LineCondition | undefined {
  const isPrefix = ({ kind, from }: FitmentItem) => kind === "note" && PREFIX_WORDS.has(tokens[from]?.form ?? "");
  const startsAt = (at: number) => CONDITION_STARTS.has(tokens[at]?.form ?? "");
  const isCondition = ({ kind, from }: FitmentItem) =>
    CONDITION_KINDS.has(kind) || (kind === "unknown" && (startsAt(from) || startsAt(from - 1)));
  const conditions = items.filter((item) => isCondition(item) && !isPrefix(item));
  const isHeading = items.at(-1)?.kind === "colon" || items.at(-1)?.kind === "exception";
  if (conditions.length === 0 || isHeading) return undefined;
  const arePositions = first !== undefined && conditions.every(({ kind }) => kind === "position");
  return {
    text: rawOf({ tokens }, 0, tokens.length),
    positions: arePositions ? positionTexts(first.positions) : [],
  };
}

/** `Motor 1.6 8v` on a line of its own may be about the vehicles below it. */
function takeCore(clause: FitmentClause, core: FitmentClause | undefined): void {
  if (!core || (hasEngine(clause) && hasYears(clause))) return;
  clause.unknown.unshift(...core.unknown);
  if (!hasEngine(clause)) clause.sharedEngines = core.engines;
  if (hasYears(clause) || core.ranges.length === 0) return;
  clause.ranges = core.ranges;
  clause.hasSharedYears = true;
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
    if (!isHeading || !hasEngine(clause) || !hasYears(clause))
      addDoubt(clause, { kind: "shared", text, choices: () => [[{}], []] });
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

const coreOf = ([first]: readonly FitmentClause[]): FitmentClause | undefined =>
  first && isComplete(first) && first.makes.size === 0 ? first : undefined;

function nextContext({ items, clauses, exception, tokens }: ClauseBuilder, before: LineContext): LineContext {
  const makes = items.findLast((item): item is FitmentItem & { kind: "make" } => item.kind === "make")?.makes;
  const named = clauses.findLast(({ names }) => names.length > 0);
  const [first] = clauses;
  const isOnlyNames = clauses.length === 1 && named !== undefined && !hasEngine(named) && !hasYears(named);
  const context: LineContext = {
    ...before,
    makes: makes ?? before.makes,
    names: named ?? (makes ? undefined : before.names),
    core: named ? before.core : (coreOf(clauses) ?? before.core),
    isHeading: named ? isOnlyNames && !exception : before.isHeading && !makes,
  };
  const isHeading =
    items.at(-1)?.kind === "colon" || (tokens.length > 0 && items.every(({ kind }) => kind === "colon"));
  const open = exception && { text: exception.text, isExcluded: exception.isOpen };
  if (named) return exception?.isOpen ? { ...context, exception: open } : context;
  if (isHeading)
    Object.assign(context, { unknown: "", exception: undefined, positions: undefined, core: coreOf(clauses) });
  if (open) return { ...context, exception: open };
  const unknown = first?.unknown.join(" ") ?? "";
  if (isHeading && unknown) return { ...context, unknown };
  return first && hasPosition(first) ? { ...context, positions: first.positions } : context;
}
