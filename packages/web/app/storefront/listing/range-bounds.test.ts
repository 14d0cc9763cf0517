import { expect, test } from "vitest";
import { formatWholeReais, parseBounds, thumbPositions } from "./range-bounds.ts";

test("[LS-05] the fields of a range show the bounds of the URL, and nothing for an open bound", () => {
  expect(parseBounds("1234.5-2000")).toEqual({ lower: "1.234,50", upper: "2.000" });
  expect(parseBounds("0-90")).toEqual({ lower: "", upper: "90" });
  expect(parseBounds("50-999999999")).toEqual({ lower: "50", upper: "" });
  expect(["", "x"].map(parseBounds)).toEqual(Array(2).fill({ lower: "", upper: "" }));
  expect([0, 0.1, 1_000_000].map(formatWholeReais)).toEqual(["0", "0,10", "1.000.000"]);
});

test("the thumbs of a slider stay within its track", () => {
  expect(thumbPositions({ lower: "", upper: "" }, 10, 500)).toEqual([10, 500]);
  expect(thumbPositions({ lower: "5", upper: "9.000" }, 10, 500)).toEqual([10, 500]);
  expect(thumbPositions({ lower: "50", upper: "" }, 10, 500)).toEqual([50, 500]);
  expect(thumbPositions({ lower: "abc", upper: "80,5" }, 10, 500)).toEqual([10, 80.5]);
});
