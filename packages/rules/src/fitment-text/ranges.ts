import { areOverlapping, type FitmentClause, joinNotes } from "./clause.ts";
import { type DictionaryFamily, isStillSold } from "./dictionary-family.ts";
import type { FitmentTextDoubt } from "./doubts.ts";
import type { Years } from "./engines.ts";
import { findGenerations, type ModelGeneration } from "./generations.ts";
import type { YearRange, YearSpan } from "./year-numbers.ts";

export type RowYears = Years & { note: string; doubts: FitmentTextDoubt[] };
type RangeContext = { clause: FitmentClause; all: Years; generations: readonly Years[] };

/** The years of each row about the family: those of the text, of the generation, or all. */
export function rowYears(clause: FitmentClause, family: DictionaryFamily, thisYear: number): RowYears[] {
  const all = { from: family.firstYear, to: isStillSold(family, thisYear) ? null : family.lastYear };
  const generations = mergeGenerations(
    clause.generations.flatMap(({ form }) => findGenerations(family.family).filter((one) => one.form === form)),
  );
  if (clause.ranges.length > 0)
    return clause.ranges.map((range) => {
      const years = withStart(range, all);
      return { ...years, note: range.note, doubts: rangeDoubts(range, years, { clause, all, generations }) };
    });
  const text = clause.names.map(({ raw }) => raw).join("/");
  if (generations.length > 0)
    return generations.map((years) => ({
      ...years,
      note: "",
      doubts: [{ kind: "generation", text: generationText(clause), choices: [[toPatch(years)]] }],
    }));
  const doubts: FitmentTextDoubt[] = clause.isAllYears ? [] : [{ kind: "years", text, choices: [[toPatch(all)]] }];
  return [{ ...all, note: "", doubts }];
}

const generationText = ({ generations }: FitmentClause): string =>
  [...new Set(generations.map(({ raw }) => raw))].join("/");

/** `até 2006` of a family that is sold since 2007 in the price table: the years before are not known. */
const withStart = ({ from, to }: YearSpan, all: Years): Years => ({
  from: from ?? Math.min(all.from, to ?? all.from),
  to,
});

const toPatch = ({ from, to }: Years) => ({ yearFrom: from, yearTo: to });

function rangeDoubts(range: YearRange, years: Years, { clause, all, generations }: RangeContext): FitmentTextDoubt[] {
  const doubts: FitmentTextDoubt[] = [];
  const toPatches = (spans: readonly YearSpan[]) =>
    spans.map((span) => ({
      ...toPatch(withStart(span, all)),
      ...(range.note !== span.note && { note: joinNotes(...clause.notes, span.note) }),
    }));
  if (range.doubt) {
    const choices = [[range], ...range.doubt.others].map(toPatches);
    doubts.push({ kind: range.doubt.kind, text: range.raw, choices });
  }
  if (clause.hasSharedYears)
    doubts.push({ kind: "shared-years", text: range.raw, choices: [[toPatch(years)], [toPatch(all)]] });
  const [generation] = generations;
  if (generation && !generations.some((one) => areOverlapping(one, years)))
    doubts.push({
      kind: "generation",
      text: generationText(clause),
      choices: [[toPatch(years)], [toPatch(generation)]],
    });
  return doubts;
}

function mergeGenerations(generations: readonly ModelGeneration[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of generations.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
