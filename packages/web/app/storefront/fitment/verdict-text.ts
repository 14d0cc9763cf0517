import type { ProductVerdictDto } from "@pecacerta/contract/fitment";
import { formatMakeName } from "@pecacerta/rules/model-name";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { yearRangeLabel } from "./year-range-label.ts";

const DOUBTS: Readonly<Record<ProductVerdictDto["doubts"][number], (inputs: { value: string }) => string>> = {
  year: m.doubt_year,
  engine: m.doubt_engine,
  fuel: m.doubt_fuel,
  body: m.doubt_body,
  version: m.doubt_version,
};

export type VerdictEvidence = Pick<ProductVerdictDto, "verdict" | "row" | "doubts">;

/** The most important first: unverified conditions, the note, then the row and its source. */
export function verdictReasons({ verdict, row, doubts }: VerdictEvidence): string[] {
  if (!row) {
    if (verdict === "does-not-serve") return [m.fit_not_listed()];
    return verdict === "unknown" ? [m.fit_nobody_says()] : [];
  }
  const parts = [
    ...verdictCautions({ row, doubts }),
    row.position,
    `${formatMakeName(row.make)} ${row.model ?? row.family}`,
    yearRangeLabel(row),
    row.engine && !doubts.includes("engine") ? m.fit_engine({ engine: row.engine }) : null,
    doubts.includes("fuel") ? null : row.fuel,
    row.quantity === null ? null : m.fit_quantity(pluralInputs(row.quantity)),
    row.source === "" ? null : m.fit_source({ source: row.source }),
  ];
  return parts.filter((part) => part !== null && part !== "").map(String);
}

export function verdictCautions({ row, doubts }: Pick<VerdictEvidence, "row" | "doubts">): string[] {
  if (!row) return [];
  const cautions = doubts.map((condition) => {
    const value = condition === "year" || condition === "version" ? "" : (row[condition] ?? "");
    if (row.excluded && value) return m.doubt_excluded({ value });
    return DOUBTS[condition]({ value });
  });
  return [...cautions, ...(row.note ? [row.note] : [])];
}
