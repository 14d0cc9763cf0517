import { formatColumns } from "./format-columns.ts";
import { type Limit, limits } from "./limits.ts";

/** One figure with a value for each round. `failed` counts unexpected responses. */
export type Figure = { key: string; name: string; unit: string; values: number[]; p99?: number; failed?: number };
export type FigureSummary = {
  key: string;
  name: string;
  unit: string;
  min: number;
  median: number;
  max: number;
} & Pick<Figure, "p99" | "failed"> & { limit?: string; verdict?: "ok" | "missed" };

export function summarizeFigure({ key, name, unit, values, p99, failed }: Figure): FigureSummary {
  const sorted = [...values].sort((one, other) => one - other);
  const [min = 0, median = 0, max = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const promise = limits[key];
  const fails = failed ? { failed } : {};
  return {
    key,
    name,
    unit,
    min,
    median,
    max,
    p99,
    ...fails,
    ...(promise && evaluateLimit(promise, unit, median, failed)),
  };
}

function evaluateLimit({ atLeast, atMost }: Limit, unit: string, median: number, failed = 0) {
  const isMet = failed === 0 && median >= (atLeast ?? 0) && median <= (atMost ?? Number.POSITIVE_INFINITY);
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  return { limit: `${limit} ${unit}`, verdict: isMet ? ("ok" as const) : ("missed" as const) };
}

export function formatTable(figures: readonly FigureSummary[]): string {
  const head = ["", "min", "median", "max", "unit", "p99 ms", "limit", ""];
  const rows = figures.map(({ name, unit, min, median, max, p99, limit, verdict, failed }) => [
    name,
    ...[min, median, max].map(formatNumber),
    unit,
    p99 === undefined ? "" : formatNumber(p99),
    limit ?? "",
    [verdict, failed && `${failed} FAILED`].filter(Boolean).join(" "),
  ]);
  return formatColumns([head, ...rows], [0, 4, 6, 7]);
}

const formatNumber = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
