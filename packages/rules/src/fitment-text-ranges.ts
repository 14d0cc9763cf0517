import type { FitmentClause } from "./fitment-clause.ts";
import { type DictionaryFamily, isStillSold } from "./fitment-dictionary.ts";
import type { FitmentTextDoubt } from "./fitment-draft.ts";
import type { Years } from "./fitment-text-engines.ts";
import { findGenerations, type ModelGeneration } from "./fitment-text-generations.ts";
import type { YearRange } from "./fitment-text-years.ts";

export type RowYears = Years & { note: string; doubts: FitmentTextDoubt[] };

/** The years of each row about the family: those of the text, of the generation, or all. */
export function rowYears(clause: FitmentClause, family: DictionaryFamily, thisYear: number): RowYears[] {
  const all = { from: family.firstYear, to: isStillSold(family, thisYear) ? null : family.lastYear };
  const generations = clause.generations.flatMap(({ form }) =>
    findGenerations(family.family).filter((generation) => generation.form === form),
  );
  const text = clause.generations.map(({ raw }) => raw).join("/");
  if (clause.ranges.length > 0) {
    return clause.ranges.map((range) => {
      const years = { from: range.from ?? generations[0]?.from ?? all.from, to: range.to };
      const note = [generationNote(generations, family, years) && text, range.note].filter(Boolean).join(", ");
      return { ...years, note, doubts: rangeDoubts(clause, range, { years, all, generations, text }) };
    });
  }
  if (generations.length > 0)
    return mergeGenerations(generations).map((years) => {
      const note = generationNote(generations, family, years) ? text : "";
      return { ...years, note, doubts: [{ kind: "generation", text, choices: [[toPatch(years)]] }] };
    });
  const doubts: FitmentTextDoubt[] = clause.isAllYears
    ? []
    : [{ kind: "years", text: familiesText(clause), choices: [[toPatch(all)]] }];
  return [{ ...all, note: text, doubts }];
}

const toPatch = ({ from, to }: Years) => ({ yearFrom: from, yearTo: to });

type RangeContext = { years: Years; all: Years; generations: readonly ModelGeneration[]; text: string };

function rangeDoubts(
  clause: FitmentClause,
  range: YearRange,
  { years, all, generations, text }: RangeContext,
): FitmentTextDoubt[] {
  const doubts: FitmentTextDoubt[] = [];
  const { doubt } = range;
  const written = range.note || [years.from, years.to].filter((year) => year !== null).join(" a ");
  if (doubt) {
    const others = doubt.other.map(({ from, to }) => toPatch({ from: from ?? all.from, to }));
    const choices = doubt.kind === "list" ? [others] : others.map((patch) => [patch]);
    doubts.push({ kind: doubt.kind, text: written, choices: [[toPatch(years)], ...choices] });
  }
  if (clause.hasSharedYears)
    doubts.push({ kind: "shared-years", text: written, choices: [[toPatch(years)], [toPatch(all)]] });
  const [generation] = mergeGenerations(generations);
  if (generation && !overlaps(generation, years))
    doubts.push({ kind: "generation", text, choices: [[toPatch(years)], [toPatch(generation)]] });
  return doubts;
}

const familiesText = ({ families }: FitmentClause): string => families.map(({ raw }) => raw).join("/");

const overlaps = (one: Years, other: Years): boolean =>
  one.from <= (other.to ?? one.from) && other.from <= (one.to ?? other.from);

/** Two generations that were sold in the same years are told apart by a note only. */
const generationNote = (generations: readonly ModelGeneration[], { family }: DictionaryFamily, years: Years): boolean =>
  generations.length > 0 &&
  findGenerations(family).some(
    (other) => overlaps(other, years) && !generations.some((one) => one.form === other.form || isSame(one, other)),
  );

const isSame = (one: ModelGeneration, other: ModelGeneration): boolean =>
  one.from === other.from && one.to === other.to;

function mergeGenerations(generations: readonly ModelGeneration[]): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of generations.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
