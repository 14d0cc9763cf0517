import type { FitmentDraft } from "./fitment-draft.ts";

/** `add` keeps what a product has, `remove` takes away rows that say the same about the same vehicles. */
export const FITMENT_MODES = ["add", "replace", "remove"] as const;
export type FitmentMode = (typeof FITMENT_MODES)[number];

/** Of one product. */
export const MAX_FITMENTS = 2000;

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

/** The rows that differ from all of the others in any field. */
export function differingFitments<Row extends FitmentDraft>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Set(others.map((row) => JSON.stringify(Object.entries(row).sort())));
  return rows.filter((row) => !known.has(JSON.stringify(Object.entries(row).sort())));
}
