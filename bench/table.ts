import { type Limit, limits } from "./limits.ts";

/** One line of the result: a value for each round. `failed` counts answers other than the one asked for. */
export type Figure = { key: string; name: string; unit: string; values: number[]; p99?: number; failed?: number };
export type FigureSummary = {
  key: string;
  name: string;
  unit: string;
  min: number;
  median: number;
  max: number;
} & Pick<Figure, "p99" | "failed"> & { promised?: string; verdict?: "ok" | "short" };

/** The figures as they are told, each beside what is promised of it. The median decides. */
export function summarizeFigure({ key, name, unit, values, p99, failed }: Figure): FigureSummary {
  const sorted = [...values].sort((one, other) => one - other);
  const [min = 0, median = 0, max = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const promise = limits[key];
  const fails = failed ? { failed } : {};
  return { key, name, unit, min, median, max, p99, ...fails, ...(promise && judged(promise, unit, median, failed)) };
}

function judged({ atLeast, atMost }: Limit, unit: string, median: number, failed = 0) {
  const holds = failed === 0 && median >= (atLeast ?? 0) && median <= (atMost ?? Number.POSITIVE_INFINITY);
  const limit = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  return { promised: `${limit} ${unit}`, verdict: holds ? ("ok" as const) : ("short" as const) };
}

/** The table as lines of text. */
export function formatTable(figures: readonly FigureSummary[]): string {
  const head = ["", "min", "median", "max", "unit", "p99 ms", "promised", ""];
  const rows = figures.map(({ name, unit, min, median, max, p99, promised: limit, verdict, failed }) => [
    name,
    ...[min, median, max].map(short),
    unit,
    p99 === undefined ? "" : short(p99),
    limit ?? "",
    [verdict, failed && `${failed} FAILED`].filter(Boolean).join(" "),
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? "").length)));
  const isNumber = (at: number) => (at >= 1 && at <= 3) || at === 5;
  return [head, ...rows]
    .map((row) => row.map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))))
    .map((cells) => cells.join("  ").trimEnd())
    .join("\n");
}

const short = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
