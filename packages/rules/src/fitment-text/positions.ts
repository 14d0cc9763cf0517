import type { FitmentClause } from "./clause.ts";

/** `Dianteira superior`, with one text for each combination of what is written. */
export function positionTexts({ end, height, side }: FitmentClause["positions"]): string[] {
  const texts = orNone(end).flatMap((one) =>
    orNone(height).flatMap((other) => orNone(side).map((last) => [one, other, last].filter(Boolean).join(" "))),
  );
  return texts.map((text) => text.charAt(0) + text.slice(1).toLowerCase());
}

const orNone = (values: readonly string[]): readonly string[] => (values.length > 0 ? values : [""]);
