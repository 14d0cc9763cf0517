import type { ParsedFitmentDto } from "@pecacerta/contract/admin/fitments";
import { answerFitmentDoubt } from "@pecacerta/rules/fitment-text/answer";

/** `isReady`: no question is open. `isAnswered`: a person answered one. */
export type ParsedRow = Pick<ParsedFitmentDto, "fitment" | "doubts" | "piece" | "confidence"> & {
  id: string;
  isReady: boolean;
  isAnswered: boolean;
};

export const toParsedRows = (rows: readonly ParsedFitmentDto[]): ParsedRow[] =>
  rows.map(({ fitment, doubts, piece, confidence, state }, at) => ({
    fitment,
    doubts,
    piece,
    confidence,
    id: String(at),
    isReady: state === "evidence",
    isAnswered: false,
  }));

/** Answers the first question of a row, and with it every row that asks the same. */
export function decideRow(rows: readonly ParsedRow[], id: string, choice: number): ParsedRow[] {
  const answered = rows.find((row) => row.id === id)?.doubts[0];
  if (!answered) return [...rows];
  const before = new Set(rows);
  const counts = new Map<string, number>();
  return answerFitmentDoubt(rows, answered, choice).map((row) => {
    if (before.has(row)) return row;
    const count = counts.get(row.id) ?? 0;
    counts.set(row.id, count + 1);
    return { ...row, id: `${row.id}.${count}`, isReady: row.doubts.length === 0, isAnswered: true };
  });
}
