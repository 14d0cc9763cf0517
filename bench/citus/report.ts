import { formatColumns } from "../format-columns.ts";
import type { CitusRound, MeasuredInstallation } from "./measure-installations.ts";

/** Medians of the rounds; the factor is the median of the factors of each round. */
export function formatCitusReport([plain, distributed]: readonly MeasuredInstallation[]): string {
  const headings = ["", "db CPU ms", "on Citus", "factor", "shop CPU ms", "on Citus", "p50 ms", "on Citus", "failed"];
  const rows = (plain?.scenarios ?? []).map(({ key, name }) => {
    const [one, other] = [plain?.rounds.get(key) ?? [], distributed?.rounds.get(key) ?? []];
    const pair = (read: (round: CitusRound) => number, digits: number) =>
      [one, other].map((rounds) => median(rounds.map(read)).toFixed(digits));
    const factors = one.map(({ databaseMs }, at) => (other[at]?.databaseMs ?? 0) / databaseMs);
    return [
      name,
      ...pair(({ databaseMs }) => databaseMs, 2),
      median(factors).toFixed(1),
      ...pair(({ shopMs }) => shopMs, 2),
      ...pair(({ p50 }) => p50, 0),
      String([...one, ...other].reduce((sum, { failed }) => sum + failed, 0)),
    ];
  });
  return formatColumns([headings, ...rows], [0]);
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
