import {
  addDoubt,
  addValues,
  emptyClause,
  exceptionDoubt,
  type FitmentClause,
  hasEngine,
  hasYears,
  isComplete,
  joinNotes,
} from "./clause.ts";
import { type ClauseBuilder, isSameKind, rawOf } from "./clause-builder.ts";
import type { FitmentItem } from "./items.ts";

/** Clauses of one line that an exception within brackets may be about. */
const MAX_SHARING = 50;

type BuildClauses = (items: readonly FitmentItem[]) => readonly FitmentClause[];
type Content = { items: readonly FitmentItem[]; text: string };

/** Reads an exception up to a separator or to another vehicle. What follows may belong to it. */
export function readException(builder: ClauseBuilder, at: number, build: BuildClauses): number {
  const { items, clause, depth } = builder;
  const start = contentStart(items, at + 1);
  const end = contentEnd(builder, start);
  const content = items.slice(start, end);
  const text = rawOf(builder, items[at]?.from ?? 0, (content.at(-1) ?? items[at])?.to ?? 0);
  const isOpen = content.length === 0;
  const isOfAll = !builder.hasNames;
  if (!isOpen) addException(builder, { items: content, text }, build);
  else if (clause.names.length > 0) addDoubt(clause, exceptionDoubt(text));
  if (depth === 0 || isOpen) builder.exception ??= { text, isOfAll, isOpen };
  clause.to = Math.max(clause.to, content.at(-1)?.to ?? 0);
  builder.gap = 0;
  return end;
}

function contentStart(items: readonly FitmentItem[], at: number): number {
  let start = at;
  while (/^(separator|colon|open)$/.test(items[start]?.kind ?? "")) start += 1;
  return start;
}

function contentEnd({ items, hasNameAhead }: ClauseBuilder, start: number): number {
  let isDescribed = false;
  for (let at = start; at < items.length; at++) {
    const item = items[at] as FitmentItem;
    if (item.kind === "close" || (item.kind === "separator" && item.strength > 1)) return at;
    const isBeforeName = item.kind === "name" || (item.kind === "separator" && hasNameAhead[at + 1]);
    if (isBeforeName && isDescribed) return at;
    if (!/^(name|make|separator|colon|unknown)$/.test(item.kind)) isDescribed = true;
  }
  return items.length;
}

/** It excludes vehicles, is a condition, or has no meaning. */
function addException(builder: ClauseBuilder, { items, text }: Content, build: BuildClauses): void {
  const { clause, clauses, exception } = builder;
  const exclusion = readExclusion({ items, text }, build);
  const hasNames = exclusion !== undefined && exclusion.names.length > 0;
  if (clause.names.length === 0) {
    const { notes, positions, unknown } = clause;
    if (hasNames) Object.assign(clause, exclusion, { isExcluded: true, notes, positions, unknown });
    else addValues(clause.unknown, text);
    builder.hasNames ||= hasNames;
    return;
  }
  if (exclusion) addValues(clause.exclusions, exclusion);
  else if (isUnclear(items)) addValues(clause.unknown, text);
  else addValues(clause.notes, text);
  clause.last = "other";
  if (hasNames || exception) return;
  for (const other of clauses.slice(-MAX_SHARING))
    if (other !== clause && other.names.length > 0)
      addDoubt(other, { kind: "shared", text, choices: ({ note }) => [[{}], [{ note: joinNotes(note, text) }]] });
}

/** Words without a meaning, several names, or a condition with something that may be about the vehicle before it. */
function isUnclear(items: readonly FitmentItem[]): boolean {
  const kinds = items.map(({ kind }) => kind).filter((kind) => kind !== "separator" && kind !== "colon");
  const isMixed = kinds.some((kind) => /^(position|years)$/.test(kind)) && new Set(kinds).size > 1;
  const names = kinds.filter((kind) => kind === "name");
  return isMixed || names.length > 1 || kinds.some((kind) => /^(unknown|exception|make)$/.test(kind));
}

/** Names, engines and years exclude vehicles; with anything else the exception is a condition. */
function readExclusion({ items, text }: Content, build: BuildClauses): FitmentClause | undefined {
  if (!items.every(({ kind }) => /^(name|size|valves|flag|years|generation|separator|colon)$/.test(kind)))
    return undefined;
  const clauses = build(items);
  const [exclusion = emptyClause()] = clauses;
  const isGeneration = exclusion.generations.length > 0 && exclusion.names.length === 0;
  const saysVehicles = exclusion.names.length > 0 || hasEngine(exclusion) || hasYears(exclusion);
  if (clauses.length !== 1 || !saysVehicles || isGeneration) return undefined;
  // The second of `não serve no Voyage e Golf 1.6 8v 1999/2006` may be no exception.
  if (exclusion.names.length > 1 && isComplete(exclusion))
    addDoubt(exclusion, exceptionDoubt(exclusion.names[1]?.raw ?? ""));
  // `não serve no 1.6 / 2009 a 2012`: the years may be of the next vehicle.
  if (items.some((item, at) => item.kind === "separator" && !isSameKind(items[at - 1], items[at + 1])))
    addDoubt(exclusion, exceptionDoubt(text));
  return exclusion;
}
