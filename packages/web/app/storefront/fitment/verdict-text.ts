import type { FitmentDto, ProductVerdictDto } from "@pecacerta/contract/fitment";
import { fitmentTexts } from "../../texts/pt/fitment.ts";
import { createText } from "../../texts/text.ts";

export const fitText = createText(fitmentTexts);

export type VerdictEvidence = Pick<ProductVerdictDto, "verdict" | "row" | "doubts">;

/** The most important first: unverified conditions, the note, then the row and its source. */
export function verdictReasons({ verdict, row, doubts }: VerdictEvidence): string[] {
  if (!row) {
    if (verdict === "does-not-serve") return [fitText("TEXT_FIT_NOT_LISTED")];
    return verdict === "unknown" ? [fitText("TEXT_FIT_NOBODY_SAYS")] : [];
  }
  const parts = [
    ...verdictCautions({ row, doubts }),
    row.position,
    `${row.make} ${row.model ?? row.family}`,
    yearRangeLabel(row),
    row.engine && !doubts.includes("engine") ? fitText("TEXT_FIT_ENGINE", { engine: row.engine }) : null,
    doubts.includes("fuel") ? null : row.fuel,
    row.quantity === null ? null : fitText("TEXT_FIT_QUANTITY", { quantity: row.quantity }),
    row.source === "" ? null : fitText("TEXT_FIT_SOURCE", { source: row.source }),
  ];
  return parts.filter((part) => part !== null && part !== "").map(String);
}

export function verdictCautions({ row, doubts }: Pick<VerdictEvidence, "row" | "doubts">): string[] {
  if (!row) return [];
  const cautions = doubts.map((condition) => {
    const value = condition === "year" ? "" : (row[condition] ?? "");
    if (row.excluded && value) return fitText("TEXT_DOUBT_EXCLUDED", { value });
    return fitText(`TEXT_DOUBT_${condition}`, { value });
  });
  return [...cautions, ...(row.note ? [row.note] : [])];
}

/** For example `2010 a 2016`, `2014`, `de 2018 em diante`. */
export function yearRangeLabel({ yearFrom, yearTo }: Pick<FitmentDto, "yearFrom" | "yearTo">): string {
  if (yearTo === null) return fitText("TEXT_FIT_ONWARDS", { from: yearFrom });
  return yearFrom === yearTo ? `${yearFrom}` : fitText("TEXT_FIT_YEARS", { from: yearFrom, to: yearTo });
}
