import type { ParsedFitmentDto } from "@pecacerta/contract/admin/fitments";

export type ParsedRow = Pick<ParsedFitmentDto, "fitment" | "doubts" | "piece"> & { id: string; isReady: boolean };

export const toParsedRows = (rows: readonly ParsedFitmentDto[]): ParsedRow[] =>
  rows.map(({ fitment, doubts, piece, state }, at) => ({
    fitment,
    doubts,
    piece,
    id: String(at),
    isReady: state === "evidence",
  }));

type Doubt = ParsedRow["doubts"][number];

/** Questions of a whole text: one answer settles every row that asks the same. */
const SHARED_KINDS: ReadonlySet<Doubt["kind"]> = new Set(["years", "shared-years", "generation", "words", "typo"]);

const isSameQuestion = (one: Doubt | undefined, other: Doubt | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  SHARED_KINDS.has(one.kind) &&
  one.kind === other.kind &&
  one.text === other.text;

/** Answers the first question of a row: its choice may replace the row by several, or by none. */
export function decideRow(rows: readonly ParsedRow[], id: string, choice: number): ParsedRow[] {
  const answered = rows.find((row) => row.id === id)?.doubts[0];
  return rows.flatMap((row) => {
    const [doubt, ...doubts] = row.doubts;
    if (row.id !== id && !isSameQuestion(doubt, answered)) return [row];
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
