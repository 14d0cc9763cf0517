import {
  addDoubt,
  emptyClause,
  exceptionDoubt,
  type FitmentClause,
  hasEngine,
  hasYears,
  isComplete,
  isDescribed,
} from "./clause.ts";
import {
  type ClauseBuilder,
  continueClause,
  createClauseBuilder,
  doubtReading,
  isSameKind,
  startClause,
  takeHead,
} from "./clause-builder.ts";
import { addDetail, addUnknown, addYears } from "./clause-details.ts";
import { addEngine } from "./clause-engines.ts";
import { readException } from "./clause-exceptions.ts";
import { addMake, addName } from "./clause-names.ts";
import { CORE_KINDS, type FitmentItem } from "./items.ts";
import type { FitmentToken } from "./tokens.ts";
import { PREFIX_WORDS } from "./words.ts";

/** Puts the items of a line together to clauses. */
export function buildClauses(items: readonly FitmentItem[], tokens: readonly FitmentToken[]): ClauseBuilder {
  const builder = createClauseBuilder(items, tokens);
  let at = 0;
  while (at < items.length) at = readItem(builder, at);
  for (const clause of builder.clauses) if (isAmbiguous(clause)) doubtReading(builder, clause);
  return builder;
}

/** Several periods and several details may belong to each other in turn; `flex/diesel` is of several engines. */
function isAmbiguous({ ranges, positions: { end, height, side }, ...clause }: FitmentClause): boolean {
  const { bodies, fuels, generations, engines, flags } = clause;
  const isInTurn = [end, height, side, bodies, fuels, generations].some((values) => values.length > 1);
  const isDiesel = [...flags, ...engines.flatMap((engine) => engine.flags)].includes("diesel");
  return (ranges.length > 1 && isInTurn) || (isDiesel && fuels.length > 0);
}

function readItem(builder: ClauseBuilder, at: number): number {
  const item = builder.items[at] as FitmentItem;
  switch (item.kind) {
    case "separator":
      builder.gap = Math.max(builder.gap, item.strength);
      return at + 1;
    case "open":
    case "close":
      builder.depth = Math.max(0, builder.depth + (item.kind === "open" ? 1 : -1));
      return at + 1;
    case "colon":
      builder.hasHeading ||= !builder.hasNames;
      return at + 1;
    case "exception":
      return readException(builder, at, (content) => buildClauses(content, builder.tokens).clauses);
    default:
      prepareClause(builder, item, at);
      addItem(builder, item, at);
      builder.clause.to = item.to;
      builder.gap = 0;
      return at + 1;
  }
}

/** Begins another clause where the item is not about the present one. */
function prepareClause(builder: ClauseBuilder, item: FitmentItem, at: number): void {
  const { clause, gap } = builder;
  if (clause.names.length === 0) {
    if (item.kind === "name" && gap > 0 && isOfOthers(builder)) startClause(builder, emptyClause(item.from));
    else builder.isNextUnclear ||= isOfOthers(builder) && isAloneBeforeName(builder, at);
    return;
  }
  if (item.kind === "make") return;
  if (item.kind === "name") {
    if (isDescribed(clause)) startClause(builder, emptyClause(item.from));
    return;
  }
  const isForNext = builder.hasNameAhead[at] === true && isLeading(builder, item, at);
  const isDetail = !CORE_KINDS.has(item.kind) && item.kind !== "all-years" && item.kind !== "unknown";
  if (isForNext && (isDescribed(clause) || gap > 0)) startClause(builder, emptyClause(item.from));
  else if (isDetail && gap > 1 && isAboutMore(builder, at)) startDetail(builder, item);
  else if (isDescribed(clause) && isUnclearBeforeName(builder, item, at)) {
    doubtReading(builder, clause);
    builder.isNextUnclear = true;
  }
  if (builder.exception && builder.clause === clause) addDoubt(clause, exceptionDoubt(builder.exception.text));
}

const isAboutMore = ({ clause, hasEngineAhead, hasEngineOrYearsAhead }: ClauseBuilder, at: number): boolean =>
  (hasYears(clause) && hasEngineOrYearsAhead[at] === true) || (hasEngine(clause) && hasEngineAhead[at] === true);

/** `Gol Power 1.6 09/12, Rallye 1.6 14/16`: a detail before more engines or years of the same names. */
function startDetail(builder: ClauseBuilder, item: FitmentItem): void {
  const next = continueClause(builder, item.from);
  if (item.kind === "generation") dropGenerations(next);
}

function dropGenerations(clause: FitmentClause): void {
  const dropped = new Set(clause.generations.map(({ raw }) => raw));
  clause.generations = [];
  clause.notes = clause.notes.filter((note) => !dropped.has(note));
}

/** Behind a separator, before a colon, or `Novo`: it is of the name that follows. */
function isLeading(builder: ClauseBuilder, item: FitmentItem, at: number): boolean {
  const next = builder.items[at + 1];
  const isHeading = next?.kind === "colon" && next.from === item.to;
  return (builder.gap > 0 && !isInList(builder, item, at)) || isHeading || isPrefix(builder, item);
}

/** `Hatch/Sedan`. */
const isInList = ({ items, gap }: ClauseBuilder, item: FitmentItem, at: number): boolean =>
  gap === 1 && isSameKind(items[at - 2], item);

/** Between two names it may be of either: a detail, what stands alone, or what is written before the first name too. */
function isUnclearBeforeName(builder: ClauseBuilder, item: FitmentItem, at: number): boolean {
  const { items, clause, clauses } = builder;
  const isCore = CORE_KINDS.has(item.kind) || item.kind === "all-years";
  if (item.kind === "unknown") return false;
  if (items[at + 1]?.kind === "name") {
    const isSecond = item.kind === "years" && (isInList(builder, item, at) || items[at - 1]?.kind === "years");
    return !isCore || isSecond || (clauses[0]?.lead.size ?? 0) > 0;
  }
  if (!isAloneBeforeName(builder, at)) return false;
  return item.kind === "years" ? clause.ranges.length > 0 : isCore ? hasEngine(clause) : hasYears(clause);
}

/** `…, Traseira - Onix`. */
const isAloneBeforeName = ({ items, gap }: ClauseBuilder, at: number): boolean =>
  gap > 0 && items[at + 1]?.kind === "separator" && /^(name|make)$/.test(items[at + 2]?.kind ?? "");

/** Engines and years of vehicles that are not known. */
const isOfOthers = ({ clause, clauses }: ClauseBuilder): boolean =>
  isComplete(clause) && (clause.unknown.length > 0 || (clauses[0] !== clause && clause.makes.size > 0));

/** `Novo Palio`. */
const isPrefix = ({ tokens }: ClauseBuilder, { kind, from }: FitmentItem): boolean =>
  kind === "note" && PREFIX_WORDS.has(tokens[from]?.form ?? "");

function addItem(builder: ClauseBuilder, item: FitmentItem, at: number): void {
  switch (item.kind) {
    case "name":
      addName(builder, item);
      break;
    case "make":
      addMake(builder, item, at);
      break;
    case "years":
      addYears(builder, item, at);
      break;
    case "size":
    case "valves":
    case "flag":
      addEngine(builder, item, at);
      break;
    case "unknown":
      addUnknown(builder, item, at);
      break;
    case "all-years":
      takeHead(builder.clause);
      if (builder.clause.ranges.length > 0) doubtReading(builder, builder.clause);
      builder.clause.isAllYears = true;
      builder.clause.last = "years";
      break;
    default:
      addDetail(builder, item, at);
  }
}
