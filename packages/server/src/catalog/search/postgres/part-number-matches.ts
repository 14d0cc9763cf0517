import { NUMBER_KINDS, OWN_NUMBER_KINDS } from "@pecacerta/rules/part-number";

/** Products by their numbers: those that bear one whole, the nearest kind first, and those whose number begins so. */
export type PartNumberMatches = { bearing: string[]; begun: string[] };

/** A product whose number a text is (`whole`), or begins; `asked` is the form of the text. */
export type PartNumberRow = { asked: string; id: string; whole: boolean; kind: string };

const KINDS: readonly string[] = [...OWN_NUMBER_KINDS, ...NUMBER_KINDS];

export function groupPartNumberMatches(rows: readonly PartNumberRow[]): PartNumberMatches {
  const whole = rows
    .filter((row) => row.whole)
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  const bearing = [...new Set(whole.map(({ id }) => id))];
  const begun = new Set(rows.filter((row) => !row.whole).map(({ id }) => id));
  return { bearing, begun: [...begun].filter((id) => !bearing.includes(id)) };
}
