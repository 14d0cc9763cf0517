import { NUMBER_KINDS, OWN_NUMBER_KINDS } from "@pecacerta/rules/part-number";

export const LAST_DIGITS = "last-digits";
export const BAR_CODE = "bar-code";

/** Product ids. `exact` is ordered by kind of number: the seller's own numbers first. */
export type PartNumberMatches = { exact: string[]; ending: string[]; prefix: string[] };

export type PartNumberRow = { input: string; id: string; isExact: boolean; kind: string };

const KINDS: readonly string[] = [...OWN_NUMBER_KINDS, BAR_CODE, ...NUMBER_KINDS];

export function groupPartNumberMatches(rows: readonly PartNumberRow[]): PartNumberMatches {
  const exactRows = rows
    .filter(({ isExact }) => isExact)
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const exact = [...new Set(exactRows.map(({ id }) => id))];
  const endingRows = rows.filter(({ kind }) => kind === LAST_DIGITS);
  const ending = [...new Set(endingRows.map(({ id }) => id))].filter((id) => !exact.includes(id));
  const prefix = new Set(rows.filter((row) => !row.isExact && row.kind !== LAST_DIGITS).map(({ id }) => id));
  return { exact, ending, prefix: [...prefix].filter((id) => !exact.includes(id) && !ending.includes(id)) };
}
