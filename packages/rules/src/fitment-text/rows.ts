import type { FitmentDraft } from "../fitment-draft.ts";
import { areOverlapping, containsYears, type FitmentClause, MAX_VALUES } from "./clause.ts";
import type { FitmentTextDoubt } from "./doubts.ts";
import { type FamilyRow, rowsOfNames } from "./name-rows.ts";
import { distinctDoubts } from "./row-doubts.ts";

export type DraftWithDoubts = { fitment: FitmentDraft; doubts: FitmentTextDoubt[] };

/** More rows than a person writes about one group of names. */
const MAX_ROWS = MAX_VALUES;

/** The rows that a clause says, with those that it excludes; none if they are too many. */
export function clauseRows(clause: FitmentClause, thisYear: number): DraftWithDoubts[] {
  if (clause.names.length === 0 || countRows(clause) >= MAX_ROWS) return [];
  const exclusions = clause.exclusions.flatMap((exclusion) =>
    exclusionRows(excludedClause(clause, exclusion), thisYear),
  );
  const excludedKeys = new Set(exclusions.map(({ fitment }) => vehicleKey(fitment)));
  const rows = rowsOfNames(clause, thisYear);
  const left = rows.filter(({ fitment }) => !excludedKeys.has(vehicleKey(fitment)));
  const doubts = exclusions.flatMap((row) => row.doubts.map(withoutChange));
  if (left.length === 0 || clause.exclusions.some((exclusion) => isOfOtherYears(clause, exclusion)))
    doubts.push({ kind: "reading", text: clause.names.map(({ raw }) => raw).join("/"), choices: [[{}], []] });
  const positive = (left.length === 0 ? rows : left).map((row) => ({
    ...row,
    doubts: distinctDoubts([...row.doubts, ...doubts]),
  }));
  const shared = positive.flatMap((row) => row.doubts.map(withoutChange));
  const excluded = exclusions.map((row) => ({ ...row, doubts: distinctDoubts([...row.doubts, ...shared]) }));
  return [...positive, ...excluded].slice(0, MAX_ROWS);
}

const countRows = ({ names, engines, ranges, bodies, fuels }: FitmentClause): number =>
  [names, engines, ranges, bodies, fuels].reduce((count, values) => count * Math.max(1, values.length), 1);

/** If the exception is uncertain, so is what it is taken from, and the other way round. */
const withoutChange = (doubt: FitmentTextDoubt): FitmentTextDoubt => ({
  ...doubt,
  choices: doubt.choices.map(() => [{}]),
});

/** `2004 exceto 2009`, `2004 exceto até 2009`: perhaps it was meant in another way. */
const isOfOtherYears = ({ ranges }: FitmentClause, exclusion: FitmentClause): boolean =>
  ranges.length > 0 &&
  exclusion.ranges.length > 0 &&
  exclusion.names.length === 0 &&
  (!exclusion.ranges.every((one) => ranges.some((other) => areOverlapping(one, other))) ||
    (exclusion.engines.length === 0 &&
      ranges.some((one) => exclusion.ranges.some((other) => containsYears(other, one)))));

/** Of several names, those that have what is excluded. */
function exclusionRows(clause: FitmentClause, thisYear: number): FamilyRow[] {
  const rows = rowsOfNames(clause, thisYear);
  const met = rows.filter(({ isMet }) => isMet);
  return met.length > 0 ? met : rows;
}

const vehicleKey = ({ type, make, family, model, yearFrom, yearTo, engine, fuel }: FitmentDraft): string =>
  JSON.stringify([type, make, family, model, yearFrom, yearTo, engine, fuel]);

/** What the exception leaves open is as the clause says it. */
function excludedClause(base: FitmentClause, exclusion: FitmentClause): FitmentClause {
  const hasNames = exclusion.names.length > 0;
  const hasOwnEngine = exclusion.engines.length + exclusion.flags.length > 0;
  const takesEngine = !hasOwnEngine && (exclusion.ranges.length > 0 || hasNames);
  return {
    ...exclusion,
    isExcluded: true,
    names: hasNames ? exclusion.names : base.names,
    engines: takesEngine ? base.engines : exclusion.engines,
    flags: takesEngine ? base.flags : exclusion.flags,
    ranges: exclusion.ranges.length > 0 ? exclusion.ranges : base.ranges,
    isAllYears: base.isAllYears,
    generations: exclusion.generations.length > 0 ? exclusion.generations : base.generations,
    hasSharedYears: base.hasSharedYears && exclusion.ranges.length === 0,
    unknown: [...base.unknown, ...exclusion.unknown],
    doubts: [...base.doubts, ...exclusion.doubts],
  };
}
