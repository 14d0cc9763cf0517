import type { FitmentDraft } from "./fitment-draft.ts";

export type FitmentMode = "add" | "replace" | "remove";

/** Rows with one key say the same about the same vehicles; notes, positions and sources may differ. */
const fitmentKey = (row: FitmentDraft): string => {
  const { type, make, family, model, cod_fipe, yearFrom, yearTo, engine, fuel, body, excluded } = row;
  return JSON.stringify([type, make, family, model, cod_fipe, yearFrom, yearTo, engine, fuel, body, excluded]);
};

/** The rows that the first list lacks. */
export function missingFitments<Row extends FitmentDraft>(current: readonly Row[], other: readonly Row[]): Row[] {
  const keys = new Set(current.map(fitmentKey));
  return [...new Map(other.map((row) => [fitmentKey(row), row])).values()].filter((row) => !keys.has(fitmentKey(row)));
}

export function mergeFitments<Row extends FitmentDraft>(
  current: readonly Row[],
  rows: readonly Row[],
  mode: FitmentMode,
): Row[] {
  if (mode === "replace") return missingFitments([], rows);
  if (mode === "add") return [...current, ...missingFitments(current, rows)];
  return current.filter((row) => missingFitments(rows, [row]).length > 0);
}
