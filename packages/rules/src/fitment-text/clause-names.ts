import {
  addDoubt,
  addValues,
  type ClauseDoubt,
  emptyClause,
  type FitmentClause,
  hasEngine,
  hasYears,
  isComplete,
  isDescribed,
  joinNotes,
} from "./clause.ts";
import { type ClauseBuilder, doubtReading, rawOf, startClause } from "./clause-builder.ts";
import type { FitmentItem, NameItem } from "./items.ts";

export function addName(builder: ClauseBuilder, item: NameItem): void {
  const { clause, clauses, gap } = builder;
  const before = clause.names.at(-1) ?? clauses.at(-2)?.names.at(-1);
  const isFirst = clause.names.length === 0;
  if (isFirst) {
    clause.lead = new Set([
      ...(hasEngine(clause) ? (["engine"] as const) : []),
      ...(clause.ranges.length > 0 ? (["years"] as const) : []),
    ]);
  }
  if (isFirst && clause.notes.length > 0 && gap > 0) doubtReading(builder, clause);
  if (isFirst) clause.depth = builder.depth;
  const isAside = isFirst && before !== undefined && clause.depth > (clauses.at(-2)?.depth ?? 0);
  if (isAside) doubtReading(builder, clause, ...clauses.slice(-2, -1));
  addValues(clause.names, item);
  builder.hasNames = true;
  clause.last = "name";
  const previous = isFirst ? clauses.at(-2) : clause;
  const isApart = isFirst && (clause.from < item.from || clause.makes.size > 0);
  if (before && previous && !isApart) doubtNeighbors(builder, { before, item, previous, isApart: gap > 0 });
}

type Neighbors = { before: NameItem; item: NameItem; previous: FitmentClause; isApart: boolean };

/** `Gol City`, `Doblo Cargo`: the second name may be a word of the first one's version. */
function doubtNeighbors(builder: ClauseBuilder, { before, item, previous, isApart }: Neighbors): void {
  const isOtherMake = makeOf(before) !== makeOf(item);
  if ((item.isOfMake && (isApart || isOtherMake)) || item.series.includes(before)) return;
  const isWhole = previous !== builder.clause && hasYears(previous);
  if (isApart ? !isOtherMake || previous !== builder.clause : isWhole && !isOtherMake && !item.isTypo) return;
  const first = previous.doubts.find(({ kind }) => kind === "names") ? (previous.names[0] ?? before) : before;
  const note = rawOf(builder, first.to, item.to);
  const isOfFirst = ({ family }: { family: string }) =>
    first.names.some(({ families }) => families.some((one) => one.family.family === family));
  const choices: ClauseDoubt["choices"] = (row) => [[{}], isOfFirst(row) ? [{ note: joinNotes(note, row.note) }] : []];
  for (const clause of new Set([previous, builder.clause])) {
    clause.doubts = clause.doubts.filter(({ kind }) => kind !== "names");
    addDoubt(clause, { kind: "names", text: rawOf(builder, first.from, item.to), choices });
  }
}

const makeOf = ({ names }: NameItem): string =>
  `${names[0]?.families[0]?.family.type} ${names[0]?.families[0]?.family.make}`;

export function addMake(builder: ClauseBuilder, item: Extract<FitmentItem, { kind: "make" }>, at: number): void {
  const { clause, gap } = builder;
  const isOfNames = clause.names.some(({ names }) =>
    names.some(({ families }) => item.makes.has(families[0]?.family.make ?? "")),
  );
  if (isOfNames && gap === 0) return;
  const isInList = !isDescribed(clause) && builder.items[at + 1]?.kind === "name";
  if (clause.names.length > 0 && isInList) return;
  const isOfOthers = isComplete(clause) && gap > 0 && (clause.makes.size > 0 || clause.unknown.length > 0);
  if (clause.names.length > 0 || isOfOthers) startClause(builder, emptyClause(item.from));
  builder.clause.makes = item.makes;
}
