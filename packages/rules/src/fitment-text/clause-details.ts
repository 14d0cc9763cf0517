import type { FitmentDraft } from "../fitment-draft.ts";
import { addDoubt, addValues, areOverlapping, type ClauseDoubt, emptyClause, isComplete, joinNotes } from "./clause.ts";
import { type ClauseBuilder, continueClause, doubtReading, rawOf, startClause, takeHead } from "./clause-builder.ts";
import type { FitmentItem } from "./items.ts";

export function addYears(builder: ClauseBuilder, item: Extract<FitmentItem, { kind: "years" }>, at: number): void {
  const { clause, gap } = builder;
  if (clause.names.length > 0 && clause.ranges.length > 0 && clause.last !== "years" && clause.last !== "name") {
    const { engines, flags, last } = clause;
    const next = continueClause(builder, item.from);
    const areSingle = [...clause.ranges, ...item.ranges].every(({ from, to }) => from === to);
    if (gap === 0 || areSingle) doubtReading(builder, clause, next);
    if (last === "other") Object.assign(next, { engines: [...engines], flags: [...flags] });
  }
  takeHead(builder.clause);
  const { ranges, lead } = builder.clause;
  const added = item.ranges.filter((one) => !ranges.some(({ from, to }) => from === one.from && to === one.to));
  const overlaps = ranges.some((one) => added.some((other) => areOverlapping(one, other)));
  const before = builder.items[at - 1];
  const isApart = before?.kind === "years" && before.to < item.from;
  const areSingle = ranges.length > 0 && [...ranges, ...item.ranges].some(({ from, to }) => from === to);
  if (lead.has("years") || overlaps || isApart || areSingle) doubtReading(builder, builder.clause);
  if (item.isList && builder.items[at + 1]?.kind === "name") doubtReading(builder, builder.clause);
  addValues(ranges, ...added);
  builder.clause.last = "years";
}

/** A word without a meaning before engines or years is a name that is not known: those are not of the names before. */
export function addUnknown(builder: ClauseBuilder, item: FitmentItem, at: number): void {
  const { clause, clauses, gap } = builder;
  const raw = rawOf(builder, item.from, item.to);
  const isBeforeName = builder.hasNameAhead[at] === true;
  const isName = !isBeforeName && builder.hasEngineOrYearsAhead[at] === true;
  const wasComplete = isComplete(clause);
  if (isName && gap > 0 && wasComplete && clause.names.length > 0) {
    if (!builder.hasEngineAhead[at]) addValues(clause.unknown, raw);
    startClause(builder, emptyClause(item.from));
  }
  addValues(builder.clause.unknown, raw);
  const isLead = builder.clause.names.length === 0 && (!isName || builder.clause === clauses[0]);
  if (isLead || (isBeforeName && wasComplete)) addValues(builder.openUnknown, raw);
}

type Detail = Exclude<FitmentItem, { kind: "name" | "make" | "years" | "size" | "valves" | "flag" | "unknown" }>;

export function addDetail(builder: ClauseBuilder, item: Detail, at: number): void {
  const { clause } = builder;
  const raw = rawOf(builder, item.from, item.to);
  if (item.kind === "generation") {
    addValues(clause.generations, ...item.forms.map((form) => ({ form, raw })));
    addValues(clause.notes, raw);
  } else if (item.kind === "note") addNote(builder, raw);
  else if (item.kind === "fuel" && item.isClear) addValues(clause.fuels, item.fuel);
  else if (item.kind === "fuel") {
    const choices = (row: { note: string }) => [[{}], [{ fuel: item.fuel }], [{ note: joinNotes(row.note, raw) }]];
    addDoubt(clause, { kind: "words", text: raw, choices });
  } else if (item.kind === "quantity") clause.quantity = item.quantity;
  else if (item.kind === "body") addChoice(builder, clause.bodies, item.body);
  else if (item.kind === "position" && item.isClear) addChoice(builder, clause.positions[item.axis], item.value);
  else if (item.kind === "position") {
    const choices = (row: { note: string }) => [
      [{ position: item.value }],
      [{ position: "", note: joinNotes(row.note, raw) }],
      [{ position: "" }],
    ];
    addDoubt(clause, { kind: "position", text: raw, choices });
    const values = clause.positions[item.axis];
    if (!values.includes(item.value)) values.push(item.value);
  }
  if (isOtherChoice(builder, item, at)) doubtReading(builder, clause);
  clause.last = "other";
}

/** `Palio/Siena Weekend`: the version may be of the last name only. */
function addNote(builder: ClauseBuilder, note: string): void {
  const { clause } = builder;
  const { names, last } = clause;
  if (clause.hasInheritedNotes) doubtReading(builder, clause);
  addValues(clause.notes, note);
  const name = names.at(-1);
  if (last !== "name" || !name || names.length < 2 || name.series.length > 0) return;
  const isOfLast = ({ family }: FitmentDraft) =>
    name.names.some(({ families }) => families.some((one) => one.family.family === family));
  const choices: ClauseDoubt["choices"] = (row) => [
    [{}],
    isOfLast(row) ? [{}] : [{ note: joinNotes(...row.note.split(", ").filter((part) => part !== note)) }],
  ];
  addDoubt(clause, { kind: "shared", text: note, choices });
}

/** `Hatch/Cross`: a detail that is joined to something else may replace it. */
function isOtherChoice({ items, gap }: ClauseBuilder, { kind }: Detail, at: number): boolean {
  const before = items[at - 2]?.kind ?? "";
  return gap === 1 && before !== kind && /^(name|note|body|fuel|generation|size|valves|flag)$/.test(before);
}

/** Two values with only a blank between them may be one thing. */
function addChoice(builder: ClauseBuilder, values: string[], value: string): void {
  if (values.length > 0 && !values.includes(value) && builder.gap === 0) doubtReading(builder, builder.clause);
  if (!values.includes(value)) values.push(value);
}
