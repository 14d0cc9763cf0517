import type { ScenarioResult } from "./measure-scenario.ts";

/** The table: what was promised, what came of it, and what the database alone needs for the same. */
export function formatCatalogReport(found: readonly ScenarioResult[], memory: { now: number; most: number }): string {
  const head = [
    "",
    "p50 ms",
    "p99 ms",
    "promised",
    "",
    "bare p50",
    "bare p99",
    "p50/bare",
    "shop CPU",
    "db CPU",
    "others",
    "answers",
  ];
  const rows = found.map(({ asked, p50, p99, bare, shopMs, databaseMs, others, answered, failed }) => [
    asked.name,
    String(p50),
    String(p99),
    asked.most ? `p99 ${asked.most}` : "",
    failed > 0 ? `${failed} FAILED` : asked.most ? (p99 <= asked.most ? "ok" : "short") : "",
    bare.p50.toFixed(2),
    bare.p99.toFixed(2),
    (p50 / bare.p50).toFixed(1),
    shopMs.toFixed(2),
    databaseMs.toFixed(2),
    others.toFixed(1),
    String(answered),
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? "").length)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, at) => (at === 0 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return [
    ...lines,
    ...deepPages(found),
    `memory (RSS): ${memory.now.toFixed(0)} MB, at its most ${memory.most.toFixed(0)} MB (promised: at most 300)`,
  ].join("\n");
}

function deepPages(found: readonly ScenarioResult[]): string[] {
  const [one, deep] = ["page1", "page500"].map((key) => found.find(({ asked }) => asked.key === key));
  if (!one || !deep) return [];
  const cpu = (deep.shopMs + deep.databaseMs) / (one.shopMs + one.databaseMs);
  return [
    `page 500 beside page 1: ${(deep.p50 / one.p50).toFixed(2)} × the time, ${cpu.toFixed(2)} × the processor (promised: at most 3)`,
  ];
}
