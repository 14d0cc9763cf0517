import type { FitmentDraft } from "./fitment-draft.ts";

/** `add` keeps what a product has, `remove` takes away rows about the same vehicles. */
export const FITMENT_MODES = ["add", "replace", "remove"] as const;
export type FitmentMode = (typeof FITMENT_MODES)[number];

/** Of one product. */
export const MAX_FITMENTS = 2000;

/** Rows with one key are about the same vehicles. */
const vehiclesKey = (row: FitmentDraft): string => {
  const { type, make, family, model, cod_fipe, yearFrom, yearTo, engine, fuel, body, excluded } = row;
  return JSON.stringify([type, make, family, model, cod_fipe, yearFrom, yearTo, engine, fuel, body, excluded]);
};

/** Rows with one key say the same; their sources may differ. */
const fitmentKey = (row: FitmentDraft): string =>
  JSON.stringify([vehiclesKey(row), row.position, row.quantity, row.note]);

/** The rows that the first list lacks, each once. */
export function missingFitments<Row extends FitmentDraft>(current: readonly Row[], other: readonly Row[]): Row[] {
  const keys = new Set(current.map(fitmentKey));
  const distinct = new Map<string, Row>();
  for (const row of other) if (!distinct.has(fitmentKey(row))) distinct.set(fitmentKey(row), row);
  return [...distinct].flatMap(([key, row]) => (keys.has(key) ? [] : [row]));
}

export function mergeFitments<Row extends FitmentDraft>(
  current: readonly Row[],
  rows: readonly Row[],
  mode: FitmentMode,
): Row[] {
  if (mode === "replace") return missingFitments([], rows);
  if (mode === "add") return [...current, ...missingFitments(current, rows)];
  const removed = byVehicles(rows);
  return current.filter((row) => !removed.get(vehiclesKey(row))?.some((one) => isRemovedBy(row, one)));
}

const grouped = new WeakMap<readonly FitmentDraft[], Map<string, FitmentDraft[]>>();

/** Groups a list once: a change of many products removes the same rows from each. */
function byVehicles(rows: readonly FitmentDraft[]): ReadonlyMap<string, readonly FitmentDraft[]> {
  const groups = grouped.get(rows) ?? Map.groupBy(rows, vehiclesKey);
  grouped.set(rows, groups);
  return groups;
}

/** A position or a note that the removed row leaves open may be any. */
const isRemovedBy = (row: FitmentDraft, { position, note }: FitmentDraft): boolean =>
  (position === "" || position === row.position) && (note === "" || note === row.note);

/** The rows that differ from all of the others in any field. */
export function differingFitments<Row extends FitmentDraft>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Set(others.map((row) => JSON.stringify(Object.entries(row).sort())));
  return rows.filter((row) => !known.has(JSON.stringify(Object.entries(row).sort())));
}
