import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { ParsedFitmentDto } from "@pecacerta/contract/admin/fitments";

export type ParsedRow = Pick<ParsedFitmentDto, "fitment" | "doubts" | "piece"> & { id: string; isReady: boolean };

export const toParsedRows = (rows: readonly ParsedFitmentDto[]): ParsedRow[] =>
  rows.map(({ fitment, doubts, piece, state }, at) => ({
    ...{ fitment, doubts, piece, id: String(at), isReady: state === "evidence" },
  }));

/** Answers the first question of a row: its choice may replace the row by several, or by none. */
export function decideRow(rows: readonly ParsedRow[], id: string, choice: number): ParsedRow[] {
  return rows.flatMap((row) => {
    if (row.id !== id) return [row];
    const [doubt, ...doubts] = row.doubts;
    const chosen = doubt?.choices[choice] ?? [{}];
    return chosen.map((change, at) => ({
      ...row,
      doubts,
      fitment: { ...row.fitment, ...change },
      id: `${row.id}.${at}`,
      isReady: doubts.length === 0,
    }));
  });
}

const keyOf = (fitment: StaffFitmentDto): string => JSON.stringify(Object.entries(fitment).toSorted());

/** The list with those that it lacks. */
export function addFitments(list: readonly StaffFitmentDto[], added: readonly StaffFitmentDto[]): StaffFitmentDto[] {
  return [...list, ...lackingFitments(list, added)];
}

/** Those of `added` that the list lacks, each once. */
export function lackingFitments(
  list: readonly StaffFitmentDto[],
  added: readonly StaffFitmentDto[],
): StaffFitmentDto[] {
  const known = new Set(list.map(keyOf));
  return [...new Map(added.map((fitment) => [keyOf(fitment), fitment]))].flatMap(([key, fitment]) =>
    known.has(key) ? [] : [fitment],
  );
}
