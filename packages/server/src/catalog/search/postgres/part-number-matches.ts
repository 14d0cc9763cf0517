import { NUMBER_KINDS, OWN_NUMBER_KINDS } from "@pecacerta/rules/part-number";

/** Product ids. `exact` is ordered by kind of number: the seller's own numbers first. */
export type PartNumberMatches = { exact: string[]; prefix: string[] };

export type PartNumberRow = { input: string; id: string; isExact: boolean; kind: string };

const KINDS: readonly string[] = [...OWN_NUMBER_KINDS, ...NUMBER_KINDS];

export function groupPartNumberMatches(rows: readonly PartNumberRow[]): PartNumberMatches {
  const exactRows = rows
    .filter(({ isExact }) => isExact)
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const exact = [...new Set(exactRows.map(({ id }) => id))];
  const prefix = new Set(rows.filter(({ isExact }) => !isExact).map(({ id }) => id));
  return { exact, prefix: [...prefix].filter((id) => !exact.includes(id)) };
}
