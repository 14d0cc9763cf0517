import type { VariantResult } from "../engines/measure-variants.ts";
import { formatColumns } from "../format-columns.ts";

/** `times empty`: the median divided by that of an empty transaction, measured in turn. */
export function formatStaffReport(results: readonly VariantResult[]): string {
  const headings = ["", "p50 ms", "p99 ms", "limit", "", "times empty", "CPU ms", "db CPU ms", "calls"];
  const rows = [...Map.groupBy(results, ({ scenario }) => scenario)].map(([scenario, [own, empty]]) => {
    if (!own || !empty) throw new Error(`${scenario} lacks a variant`);
    const { maxP99 = 0, p50, p99, processMs, databaseMs, calls } = own;
    return [
      scenario,
      p50.toFixed(1),
      p99.toFixed(1),
      `p99 ${maxP99}`,
      p99 <= maxP99 ? "ok" : "missed",
      (p50 / empty.p50).toFixed(1),
      processMs.toFixed(2),
      databaseMs.toFixed(2),
      String(calls),
    ];
  });
  return formatColumns([headings, ...rows], [0, 4]);
}
