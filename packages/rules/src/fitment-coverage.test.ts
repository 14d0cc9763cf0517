import { expect, test } from "vitest";
import { type CoverageInput, fitmentCoverage } from "./fitment-coverage.ts";

const row = { vehicles: 3, hasSource: true, engine: "1.0", position: "dianteira", familyEngines: 2 };
const whole: CoverageInput = { compatibility: "listed", rows: [row, row], hasNumber: true, needsPosition: true };

test.each<[Partial<CoverageInput>, number]>([
  [{}, 100],
  [{ hasNumber: false }, 90],
  [{ rows: [row, { ...row, vehicles: 0 }] }, 80],
  [{ rows: [row, { ...row, engine: "" }] }, 85],
  [{ rows: [{ ...row, engine: "", familyEngines: 1 }] }, 100],
  [{ rows: [{ ...row, position: "" }] }, 85],
  [{ rows: [{ ...row, position: "" }], needsPosition: false }, 100],
  [{ rows: [{ ...row, hasSource: false }] }, 90],
  [{ rows: [] }, 10],
  [{ compatibility: "unknown", rows: [] }, 10],
  [{ compatibility: "unknown", rows: [], hasNumber: false }, 0],
  [{ compatibility: "all", rows: [] }, 60],
])("%j has a coverage of %d", (changes, coverage) => expect(fitmentCoverage({ ...whole, ...changes })).toBe(coverage));

test("a universal product is rated no better than one with vehicles of the price table", () => {
  const bare = { ...row, hasSource: false, engine: "", position: "" };
  for (const hasNumber of [true, false])
    expect(fitmentCoverage({ ...whole, hasNumber, compatibility: "all", rows: [] })).toBeLessThanOrEqual(
      fitmentCoverage({ ...whole, hasNumber, rows: [bare] }),
    );
});
