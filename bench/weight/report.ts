import type { Limit } from "../limits.ts";
import type { PageFigures } from "./budgets.ts";
import type { LighthouseScore } from "./lighthouse-score.ts";

export type PageReport = { name: string; figures: PageFigures } & Pick<LighthouseScore, "problems" | "runs">;

const LABELS: Record<keyof PageFigures, string> = {
  script: "JavaScript, kB gzip",
  style: "CSS, kB gzip",
  picture: "first picture, kB",
  preloaded: "largest paint is preloaded",
  performance: "Lighthouse: performance",
  accessibility: "Lighthouse: accessibility",
  bestPractices: "Lighthouse: best practices",
  seo: "Lighthouse: SEO",
  shift: "layout shift (CLS)",
};

/** A row for each figure, a column for each page; missed limits are marked. */
export function formatWeightReport(pages: readonly PageReport[], budgets: Record<keyof PageFigures, Limit>): string {
  const keys = Object.keys(LABELS) as (keyof PageFigures)[];
  const rows = keys.map((key) => [
    LABELS[key],
    ...pages.map(({ figures }) => formatFigure(key, figures[key], budgets[key])),
    key === "preloaded" ? "yes" : formatLimit(budgets[key]),
  ]);
  const table = [["", ...pages.map(({ name }) => name), "limit"], ...rows];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const below = pages.flatMap(({ name, problems, runs }) =>
    [formatRuns(runs), ...problems].map((line) => `${name}: ${line}`),
  );
  return [...lines, ...below].join("\n");
}

const formatRuns = (runs: PageReport["runs"]): string =>
  `performance of each run (speed of the machine): ${runs.map((run) => `${run.performance} (${run.machine})`).join(", ")}`;

function formatFigure(
  key: keyof PageFigures,
  value: number,
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Limit,
) {
  const mark = value >= atLeast && value <= atMost ? "" : " MISSED";
  if (key === "preloaded") return `${value === 1 ? "yes" : "no"}${mark}`;
  const digits = key === "shift" ? 4 : Number.isInteger(value) ? 0 : 1;
  return `${value.toFixed(digits)}${mark}`;
}

const formatLimit = ({ atLeast, atMost }: Limit): string =>
  atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
