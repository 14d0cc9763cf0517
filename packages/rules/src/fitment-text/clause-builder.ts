import {
  addDoubt,
  addValues,
  type EngineText,
  emptyClause,
  exceptionDoubt,
  type FitmentClause,
  headOf,
} from "./clause.ts";
import { CORE_KINDS, END_KINDS, ENGINE_KINDS, type FitmentItem } from "./items.ts";
import { type FitmentToken, joinRaw } from "./tokens.ts";

type Items = readonly FitmentItem[];

/** Puts the items of a line together. `gap`: the strongest separator since the last item that says something. */
export type ClauseBuilder = {
  items: Items;
  tokens: readonly FitmentToken[];
  clauses: FitmentClause[];
  clause: FitmentClause;
  hasNames: boolean;
  gap: number;
  /** Whether a name follows each item before a separator. */
  hasNameAhead: readonly boolean[];
  hasEngineAhead: readonly boolean[];
  hasEngineOrYearsAhead: readonly boolean[];
  /** Words without a meaning that may be about everything behind them. */
  openUnknown: string[];
  /** An exception that may go on. `isOfAll`: nothing was said before it. `isOpen`: nothing behind it. */
  exception: { text: string; isOfAll: boolean; isOpen: boolean } | undefined;
  depth: number;
  /** The sizes that valves and kinds behind them are about. */
  openSizes: EngineText[];
  /** Whether something before the next clause may be of it. */
  isNextUnclear: boolean;
  /** Whether a colon follows what is written before the first name. */
  hasHeading: boolean;
};

export function createClauseBuilder(items: Items, tokens: readonly FitmentToken[]): ClauseBuilder {
  const first = emptyClause(items[0]?.from ?? 0);
  return {
    items,
    tokens,
    clauses: [first],
    clause: first,
    hasNames: false,
    gap: 0,
    hasNameAhead: lookAhead(items, (item) => item.kind === "name"),
    hasEngineAhead: lookAhead(items, ({ kind }) => ENGINE_KINDS.has(kind)),
    hasEngineOrYearsAhead: lookAhead(items, ({ kind }) => CORE_KINDS.has(kind)),
    openUnknown: [],
    exception: undefined,
    depth: 0,
    openSizes: [],
    hasHeading: false,
    isNextUnclear: false,
  };
}

/** Whether such an item follows before a separator; those of lists do not end the look. */
function lookAhead(items: Items, isSuch: (item: FitmentItem) => boolean): boolean[] {
  const found: boolean[] = [];
  for (let at = items.length - 1; at >= 0; at--) {
    const item = items[at] as FitmentItem;
    const isOfList = item.kind === "separator" && item.strength === 1 && isSameKind(items[at - 1], items[at + 1]);
    const isEnd = (item.kind === "separator" && !isOfList) || END_KINDS.has(item.kind);
    found[at] = isSuch(item) || (!isEnd && (found[at + 1] ?? false));
  }
  return found;
}

export const isSameKind = (one: FitmentItem | undefined, other: FitmentItem | undefined): boolean =>
  one !== undefined && other !== undefined && groupOf(one) === groupOf(other);

const groupOf = ({ kind }: FitmentItem): string => (ENGINE_KINDS.has(kind) ? "engine" : kind);

export const rawOf = ({ tokens }: Pick<ClauseBuilder, "tokens">, from: number, to: number): string =>
  joinRaw(tokens, from, to).slice(0, 200);

export function startClause(builder: ClauseBuilder, clause: FitmentClause): void {
  const { exception, openUnknown } = builder;
  clause.gap = builder.gap;
  const unknown = new Set([...clause.unknown, ...openUnknown]);
  clause.unknown = [];
  addValues(clause.unknown, ...unknown);
  if (exception) {
    clause.isExcluded ||= exception.isOfAll;
    addDoubt(clause, exceptionDoubt(exception.text));
  }
  if (builder.isNextUnclear) doubtReading(builder, clause);
  builder.isNextUnclear = false;
  builder.clauses.push(clause);
  builder.clause = clause;
  builder.openSizes = [];
}

/** Remembers what was written before the first engine or year of the names. */
export function takeHead(clause: FitmentClause): void {
  if (clause.names.length > 0) clause.head ??= headOf(clause);
}

export function continueClause(builder: ClauseBuilder, at: number): FitmentClause {
  const { clause } = builder;
  const next = { ...headOf(clause.head ?? clause), unknown: [...clause.unknown], from: at };
  next.hasInheritedNotes = next.notes.length > 0;
  for (const doubt of clause.doubts) if (doubt.kind === "reading") addDoubt(next, doubt);
  startClause(builder, next);
  return next;
}

/** It may be read in another way: a person confirms it or discards it. */
export function doubtReading({ tokens }: ClauseBuilder, ...clauses: readonly FitmentClause[]): void {
  const text = rawOf({ tokens }, 0, tokens.length);
  for (const clause of clauses) addDoubt(clause, { kind: "reading", text, choices: () => [[{}], []] });
}
