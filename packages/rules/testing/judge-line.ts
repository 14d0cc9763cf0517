import type { FitmentDraft } from "../src/fitment-draft.ts";
import { answerFitmentDoubt } from "../src/fitment-text/answer.ts";
import type { ParsedFitment } from "../src/fitment-text/parse.ts";
import type { ExpectedRow, LabelledLine } from "./fitment-lines.ts";

type LineResult = { evidence: number; wrong: ParsedFitment[]; settled: "alone" | "one decision" | "no" };

/** Compares all fields. One decision answers one question about all rows of the line. */
export function judgeLine({ rows: expected }: LabelledLine, rows: readonly ParsedFitment[]): LineResult {
  const keys = new Set(expected.map(keyOf));
  const evidence = rows.filter(({ state }) => state === "evidence");
  const wrong = evidence.filter(({ fitment }) => !keys.has(keyOf(fitment)));
  const isSame = (found: readonly ParsedFitment[]) => {
    const foundKeys = new Set(found.map(({ fitment }) => keyOf(fitment)));
    const areSame = foundKeys.size === keys.size && [...foundKeys].every((key) => keys.has(key));
    return areSame && found.every(({ doubts }) => doubts.length === 0);
  };
  const result = { evidence: evidence.length, wrong };
  if (isSame(rows)) return { ...result, settled: "alone" };
  const isSettled = rows.some(({ doubts }) =>
    doubts.some((doubt) => doubt.choices.some((_, choice) => isSame(answerFitmentDoubt(rows, doubt, choice)))),
  );
  return { ...result, settled: isSettled ? "one decision" : "no" };
}

const keyOf = (row: ExpectedRow | FitmentDraft): string =>
  JSON.stringify([
    ...[row.type, row.make, row.family, row.model, row.yearFrom, row.yearTo, row.engine, row.fuel],
    ...[row.body, row.position, row.quantity, row.note, row.excluded],
  ]);
