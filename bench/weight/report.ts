import type { Limit } from "../limits.ts";
import type { PageFigures } from "./budgets.ts";
import type { LighthouseScore } from "./lighthouse-score.ts";

export type PageReport = { name: string; figures: PageFigures } & Pick<LighthouseScore, "faults" | "runs">;

const NAMES: Record<keyof PageFigures, string> = {
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

/**
 * A line for each figure, a column for each page; what breaks its promise has a mark. Below, all runs and what Lighthouse
 * blames.
 */
export function formatWeightReport(pages: readonly PageReport[], budgets: Record<keyof PageFigures, Limit>): string {
  const keys = Object.keys(NAMES) as (keyof PageFigures)[];
  const rows = keys.map((key) => [
    NAMES[key],
    ...pages.map(({ figures }) => shown(key, figures[key], budgets[key])),
    key === "preloaded" ? "yes" : limitOf(budgets[key]),
  ]);
  const table = [["", ...pages.map(({ name }) => name), "promised"], ...rows];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const below = pages.flatMap(({ name, faults, runs }) => [runsOf(runs), ...faults].map((line) => `${name}: ${line}`));
  return [...lines, ...below].join("\n");
}

const runsOf = (runs: PageReport["runs"]): string =>
  `performance of each run (speed of the machine): ${runs.map((run) => `${run.performance} (${run.machine})`).join(", ")}`;

function shown(key: keyof PageFigures, value: number, { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Limit) {
  const mark = value >= atLeast && value <= atMost ? "" : " SHORT";
  if (key === "preloaded") return `${value === 1 ? "yes" : "no"}${mark}`;
  const digits = key === "shift" ? 4 : Number.isInteger(value) ? 0 : 1;
  return `${value.toFixed(digits)}${mark}`;
}

const limitOf = ({ atLeast, atMost }: Limit): string =>
  atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
