import {
  addDoubt,
  type ClauseDoubt,
  exceptionDoubt,
  type FitmentClause,
  hasPosition,
  isComplete,
  MAX_VALUES,
} from "./clause.ts";
import { conditionDoubt, isHeadingLine, type LineCondition, POSITION_AXES } from "./conditions.ts";
import type { FitmentItem } from "./items.ts";
import type { FitmentLine } from "./line.ts";

/** Longer names are none of the lines below. */
export const MAX_NAMES_LENGTH = 200;

/**
 * Names that hold for the lines below. `base`: their text; `text`: with what lines below add to it. `isHeading`: their line
 * says nothing else.
 */
export type LineNames = { clause: FitmentClause; base: string; text: string; isHeading: boolean };

/** What the lines before say about the next ones. */
export type LineContext = {
  makes: ReadonlySet<string>;
  names: LineNames | undefined;
  positions: FitmentClause["positions"] | undefined;
  /** A heading without a meaning, and one that excludes what is below it. */
  unknown: string;
  exception: { text: string; isExcluded: boolean } | undefined;
  /** Whether it is of the line just before. */
  isNewHeading: boolean;
  /** Engines and years of a line without names. */
  core: FitmentClause | undefined;
  /** What another such line may say about the lines below it. */
  doubt: ClauseDoubt | undefined;
};

const NO_HEADING = { positions: undefined, unknown: "", exception: undefined, core: undefined, doubt: undefined };
export const EMPTY_CONTEXT: LineContext = { ...NO_HEADING, makes: new Set(), names: undefined, isNewHeading: false };

export function takeContext(clause: FitmentClause, { unknown, exception, positions, doubt }: LineContext): void {
  if (unknown) clause.unknown.unshift(unknown);
  for (const axis of POSITION_AXES)
    if (positions && clause.positions[axis].length === 0) clause.positions[axis].push(...positions[axis]);
  if (doubt) addDoubt(clause, doubt);
  if (!exception) return;
  clause.isExcluded ||= exception.isExcluded;
  addDoubt(clause, exceptionDoubt(exception.text));
}

const makesOf = ({ items }: FitmentLine): ReadonlySet<string> | undefined =>
  items.findLast((item): item is FitmentItem & { kind: "make" } => item.kind === "make")?.makes;

export function contextOfNames(line: FitmentLine, before: LineContext, isHeading: boolean): LineContext {
  const { exception, hasHeading, clauses, named } = line;
  const clause = named.at(-1);
  const base = isHeading ? line.text : (clause?.names.map(({ raw }) => raw).join("/") ?? "");
  const names = clause && base.length <= MAX_NAMES_LENGTH ? { clause, base, text: base, isHeading } : undefined;
  const context = { ...before, makes: makesOf(line) ?? before.makes, names, isNewHeading: false };
  // `Motor 1.6 8v: Gol 2009/2012` may be about the lines below too.
  if (hasHeading && clauses[0] && (clauses[0].lead.size ?? 0) > 0) context.core = clauses[0];
  if (exception?.isOpen) context.exception = { text: exception.text, isExcluded: true };
  return context;
}

/** `1.6 8v` and `2009/2012` on two lines. */
const joinCores = (before: FitmentClause, core: FitmentClause): FitmentClause => ({
  ...core,
  engines: core.engines.length > 0 ? core.engines : before.engines,
  ranges: core.ranges.length > 0 ? core.ranges : before.ranges,
  unknown: [...before.unknown, ...core.unknown].slice(0, MAX_VALUES),
});

export function contextOfNameless(
  line: FitmentLine,
  before: LineContext,
  condition: LineCondition | undefined,
): LineContext {
  const { clauses, exception, items } = line;
  const [first] = clauses;
  if (items.length === 0) return before;
  const makes = makesOf(line);
  const isHeading = isHeadingLine(line);
  const isReset = isHeading && !before.isNewHeading;
  const core = first && isComplete(first) && first.makes.size === 0 ? first : undefined;
  const context: LineContext = {
    ...before,
    ...(isReset && NO_HEADING),
    makes: makes ?? before.makes,
    names: makes ? undefined : before.names,
    isNewHeading: isHeading,
  };
  if (core) context.core = context.core ? joinCores(context.core, core) : core;
  if (exception) return { ...context, exception: { text: exception.text, isExcluded: exception.isOpen } };
  const unknown = first?.unknown.join(" ") ?? "";
  if (isHeading && unknown) return { ...context, unknown };
  // Below names without a position, it may be of those.
  const isOfNext = isHeading || !before.names || before.positions !== undefined;
  const hasPositions = first !== undefined && hasPosition(first);
  if (hasPositions && isOfNext) context.positions = first.positions;
  if (condition?.isForNext || (condition && hasPositions && !isOfNext))
    context.doubt = conditionDoubt(condition, before.names ? "words" : "shared");
  return context;
}
