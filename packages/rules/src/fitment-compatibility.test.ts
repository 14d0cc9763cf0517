import { expect, test } from "vitest";
import { compatibilityWith } from "./fitment-compatibility.ts";

test.each([
  ["unknown", 1, "listed"],
  ["all", 1, "listed"],
  ["listed", 0, "unknown"],
  ["unknown", 0, "unknown"],
  ["all", 0, "all"],
] as const)("a product that was %s becomes, with %i rows, %s", (compatibility, count, after) => {
  expect(compatibilityWith({ fitments: Array.from({ length: count }), compatibility })).toBe(after);
});
