import { formatColumns } from "../format-columns.ts";
import type { ScenarioResult } from "./measure-scenario.ts";

export function formatCatalogReport(
  results: readonly ScenarioResult[],
  memory: { current: number; peak: number },
): string {
  const headings = [
    "",
    "p50 ms",
    "p99 ms",
    "limit",
    "",
    "direct p50",
    "direct p99",
    "p50/direct",
    "shop CPU",
    "db CPU",
    "others",
    "responses",
  ];
  const rows = results.map(({ scenario, p50, p99, direct, shopMs, databaseMs, otherCpus, responses, failed }) => [
    scenario.name,
    String(p50),
    String(p99),
    scenario.maxP99 ? `p99 ${scenario.maxP99}` : "",
    failed > 0 ? `${failed} FAILED` : scenario.maxP99 ? (p99 <= scenario.maxP99 ? "ok" : "missed") : "",
    direct.p50.toFixed(2),
    direct.p99.toFixed(2),
    (p50 / direct.p50).toFixed(1),
    shopMs.toFixed(2),
    databaseMs.toFixed(2),
    otherCpus.toFixed(1),
    String(responses),
  ]);
  return [
    formatColumns([headings, ...rows], [0, 4]),
    ...compareDeepPage(results),
    `memory (RSS): ${memory.current.toFixed(0)} MB, peak ${memory.peak.toFixed(0)} MB (limit 300)`,
  ].join("\n");
}

function compareDeepPage(results: readonly ScenarioResult[]): string[] {
  const [one, deep] = ["page1", "page500"].map((key) => results.find(({ scenario }) => scenario.key === key));
  if (!one || !deep) return [];
  const cpu = (deep.shopMs + deep.databaseMs) / (one.shopMs + one.databaseMs);
  return [
    `page 500 compared with page 1: ${(deep.p50 / one.p50).toFixed(2)} × the time, ${cpu.toFixed(2)} × the CPU time (limit 3)`,
  ];
}
