import type { FitmentDto } from "@pecacerta/contract/fitment";
import { m } from "#messages";

/** Writes years as `2010 a 2016`, `2014`, `de 2018 em diante`. */
export function yearRangeLabel({ yearFrom, yearTo }: Pick<FitmentDto, "yearFrom" | "yearTo">): string {
  if (yearTo === null) return m.fit_onwards({ from: yearFrom });
  return yearFrom === yearTo ? `${yearFrom}` : m.fit_years({ from: yearFrom, to: yearTo });
}
