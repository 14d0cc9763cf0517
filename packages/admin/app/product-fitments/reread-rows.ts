import type { ParsedFitmentDto } from "@pecacerta/contract/admin/fitments";
import { type ParsedRow, toParsedRows } from "./parsed-rows.ts";

type ReadRows = { read: readonly ParsedFitmentDto[]; rows: readonly ParsedRow[] };

/** The rows of a text that was edited. What the user answered about a row that is read as before stays. */
export function rereadRows({ read, rows }: ReadRows, next: readonly ParsedFitmentDto[]): ParsedRow[] {
  const known = Map.groupBy(read.keys(), (at) => JSON.stringify(read[at]));
  return toParsedRows(next).flatMap((row, at) => {
    const origin = known.get(JSON.stringify(next[at]))?.shift();
    if (origin === undefined) return [row];
    return rows.filter(({ id }) => originOf(id) === origin).map((each) => ({ ...each, id: withOrigin(each.id, at) }));
  });
}

/** Answers extend the id of a row, which begins with its place in the text. */
const originOf = (id: string): number => Number(id.split(".")[0]);
const withOrigin = (id: string, origin: number): string => [origin, ...id.split(".").slice(1)].join(".");
