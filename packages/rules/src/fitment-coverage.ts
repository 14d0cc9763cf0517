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

/** What each part of a whole coverage of 100 counts. */
export const COVERAGE_WEIGHTS = { compatibility: 30, vehicles: 20, engine: 15, position: 15, source: 10, number: 10 };

/** How complete the fitment data of a product is, 0 to 100. Universal counts as the least that vehicles do. */
export function fitmentCoverage({ compatibility, rows, hasNumber, needsPosition }: CoverageInput): number {
  const isUniversal = compatibility === "all";
  const meets = (condition: (row: CoverageRow) => boolean) => !isUniversal && rows.length > 0 && rows.every(condition);
  const weights: readonly (readonly [isMet: boolean, weight: number])[] = [
    [isUniversal || (compatibility === "listed" && rows.length > 0), COVERAGE_WEIGHTS.compatibility],
    [isUniversal || meets(({ vehicles }) => vehicles > 0), COVERAGE_WEIGHTS.vehicles],
    [meets(({ engine, familyEngines }) => engine !== "" || familyEngines < 2), COVERAGE_WEIGHTS.engine],
    [meets(({ position }) => position !== "" || !needsPosition), COVERAGE_WEIGHTS.position],
    [meets(({ hasSource }) => hasSource), COVERAGE_WEIGHTS.source],
    [hasNumber, COVERAGE_WEIGHTS.number],
  ];
  return weights.reduce((sum, [isMet, weight]) => sum + (isMet ? weight : 0), 0);
}
