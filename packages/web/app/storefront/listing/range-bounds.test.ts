import { expect, test } from "vitest";
import { formatBound, parseBounds, thumbPositions } from "./range-bounds.ts";

test("[LS-05] the fields of a range show the bounds of the URL, and nothing for an open bound", () => {
  expect(parseBounds("1234.5-2000")).toEqual({ lower: "1.234,50", upper: "2.000" });
  expect(parseBounds("0-90")).toEqual({ lower: "", upper: "90" });
  expect(parseBounds("50-999999999")).toEqual({ lower: "50", upper: "" });
  expect(["", "x"].map(parseBounds)).toEqual(Array(2).fill({ lower: "", upper: "" }));
  expect([0, 10, 1_000_000_00].map(formatBound)).toEqual(["0", "0,10", "1.000.000"]);
});

test("the thumbs of a slider stay within its track", () => {
  expect(thumbPositions({ lower: "", upper: "" }, 10_00, 500_00)).toEqual([10_00, 500_00]);
  expect(thumbPositions({ lower: "5", upper: "9.000" }, 10_00, 500_00)).toEqual([10_00, 500_00]);
  expect(thumbPositions({ lower: "50", upper: "" }, 10_00, 500_00)).toEqual([50_00, 500_00]);
  expect(thumbPositions({ lower: "abc", upper: "80,5" }, 10_00, 500_00)).toEqual([10_00, 80_50]);
});
