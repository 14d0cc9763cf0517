import type { Series } from "./bench.ts";
import { type Figure, type FigureSummary, summarizeFigure } from "./table.ts";

/** What the rounds come to: answers per CPU-second or, where pages are made, CPU per page; and shares of the raw server. */
export function summarizeSeries(subjects: readonly Series[]): FigureSummary[] {
  return subjects.flatMap((subject) => {
    const raw = subject.by === "shop" && subjects.find(({ by, work }) => by === "raw" && work.key === subject.work.key);
    return [summarizeFigure(costFigure(subject)), ...(raw ? [summarizeFigure(shareFigure(subject, raw))] : [])];
  });
}

function costFigure({ work, by, rounds }: Series): Figure {
  const costs = rounds.map(({ perCpuSecond }) => (work.perPage ? 1000 / perCpuSecond : perCpuSecond));
  return {
    key: by === "raw" ? `${work.key}Raw` : work.key,
    name: by === "raw" ? `${work.name}: raw node:http` : work.name,
    unit: work.perPage ? "ms CPU" : "/CPU-s",
    values: costs,
    p99: Math.max(...rounds.map(({ p99 }) => p99)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Round by round, since both were measured one after the other. */
function shareFigure({ work, rounds }: Series, raw: Series): Figure {
  const values = rounds.map(({ perCpuSecond }, at) => perCpuSecond / (raw.rounds[at]?.perCpuSecond ?? 0));
  return { key: `${work.key}Share`, name: `${work.name}: share of raw`, unit: "×", values };
}
