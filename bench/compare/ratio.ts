import { formatColumns } from "../format-columns.ts";
import type { Both } from "./both.ts";

/** Values of the base and of the working tree, one of each for every round. */
export type Comparison = {
  name: string;
  unit: string;
  isLessBetter: boolean;
  base: number[];
  change: number[];
  failed: number;
};

export const lessIsBetter = (name: string, unit: string, values: readonly Both<number>[]): Comparison => ({
  name,
  unit,
  isLessBetter: true,
  base: values.map(({ base }) => base),
  change: values.map(({ change }) => change),
  failed: 0,
});

type Ratio = { min: number; median: number; max: number };

/** Returns how good the change is in each round: below 1 it is worse than the base. */
function ratioOf({ base, change, isLessBetter }: Comparison): Ratio {
  const values = change.map((value, at) => (isLessBetter ? (base[at] ?? 0) / value : value / (base[at] ?? 0)));
  const sorted = values.toSorted((one, other) => one - other);
  return { min: sorted[0] ?? 0, median: median(sorted), max: sorted.at(-1) ?? 0 };
}

const DECIDE_BELOW = 0.95;

export function formatComparisons(comparisons: readonly Comparison[]): string {
  const head = ["", "base", "change", "unit", "ratio", "range", ""];
  const rows = comparisons.map((comparison) => {
    const { min, median: middle, max } = ratioOf(comparison);
    const { name, unit, base, change, failed } = comparison;
    const verdict = failed > 0 ? `${failed} REFUSED` : middle < DECIDE_BELOW ? "mend or decide" : "";
    const values = [base, change].map((all) => formatValue(median(all)));
    return [name, ...values, unit, middle.toFixed(2), `${min.toFixed(2)} to ${max.toFixed(2)}`, verdict];
  });
  return formatColumns([head, ...rows], [0, 3, 6]);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const formatValue = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
