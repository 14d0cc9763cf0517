import { formatColumns } from "../format-columns.ts";
import type { VariantResult } from "./measure-variants.ts";

export function formatEngineReport(products: number, results: readonly VariantResult[]): string {
  const headings = ["", "answered by", "p50 ms", "p99 ms", "limit", "", "CPU ms", "db CPU ms", "calls"];
  const rows = results.map(({ scenario, variant, maxP99, p50, p99, processMs, databaseMs, calls }) => [
    scenario,
    variant,
    p50.toFixed(1),
    p99.toFixed(1),
    maxP99 ? `p99 ${maxP99}` : "",
    maxP99 ? (p99 <= maxP99 ? "ok" : "missed") : "",
    processMs.toFixed(2),
    databaseMs.toFixed(2),
    String(calls),
  ]);
  return `\n${products} products\n${formatColumns([headings, ...rows], [0, 1, 5])}`;
}
