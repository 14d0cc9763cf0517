import type { Series } from "./bench.ts";
import { type Figure, type FigureSummary, summarizeFigure } from "./table.ts";

/** Responses per CPU-second or CPU per page of each series, and its share of the raw server. */
export function summarizeSeries(allSeries: readonly Series[]): FigureSummary[] {
  return allSeries.flatMap((series) => {
    const raw =
      series.target === "shop" &&
      allSeries.find(({ target, scenario }) => target === "raw" && scenario.key === series.scenario.key);
    return [summarizeFigure(costFigure(series)), ...(raw ? [summarizeFigure(shareFigure(series, raw))] : [])];
  });
}

function costFigure({ scenario, target, rounds }: Series): Figure {
  const costs = rounds.map(({ perCpuSecond }) => (scenario.costPerRequest ? 1000 / perCpuSecond : perCpuSecond));
  return {
    key: target === "raw" ? `${scenario.key}Raw` : scenario.key,
    name: target === "raw" ? `${scenario.name}: raw node:http` : scenario.name,
    unit: scenario.costPerRequest ? "ms CPU" : "/CPU-s",
    values: costs,
    p99: Math.max(...rounds.map(({ p99 }) => p99)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Compared within a round, because both are measured one after the other. */
function shareFigure({ scenario, rounds }: Series, raw: Series): Figure {
  const values = rounds.map(({ perCpuSecond }, at) => perCpuSecond / (raw.rounds[at]?.perCpuSecond ?? 0));
  return { key: `${scenario.key}Share`, name: `${scenario.name}: share of raw`, unit: "×", values };
}
