/** `vehicles`: of the price table that it means. `familyEngines`: how many engines its family has there. */
type CoverageRow = {
  vehicles: number;
  hasSource: boolean;
  engine: string;
  position: string;
  familyEngines: number;
};

export type CoverageInput = {
  compatibility: "all" | "unknown" | "listed";
  rows: readonly CoverageRow[];
  hasNumber: boolean;
  needsPosition: boolean;
};

/** How complete the fitment data of a product is, 0 to 100. A universal product needs no rows. */
export function fitmentCoverage({ compatibility, rows, hasNumber, needsPosition }: CoverageInput): number {
  const isUniversal = compatibility === "all";
  const meets = (condition: (row: CoverageRow) => boolean) => isUniversal || (rows.length > 0 && rows.every(condition));
  const weights: readonly (readonly [isMet: boolean, weight: number])[] = [
    [isUniversal || (compatibility === "listed" && rows.length > 0), 30],
    [meets(({ vehicles }) => vehicles > 0), 20],
    [meets(({ engine, familyEngines }) => engine !== "" || familyEngines < 2), 15],
    [meets(({ position }) => position !== "" || !needsPosition), 15],
    [meets(({ hasSource }) => hasSource), 10],
    [hasNumber, 10],
  ];
  return weights.reduce((sum, [isMet, weight]) => sum + (isMet ? weight : 0), 0);
}
