import { expect, test } from "vitest";
import { boundsOf, reaisText, thumbsOf } from "./range-bounds.ts";

test("[LS-05] the fields of a range show what its address says, an open bound empty", () => {
  expect(boundsOf("1234.5-2000")).toEqual({ lower: "1.234,50", upper: "2.000" });
  expect(boundsOf("0-90")).toEqual({ lower: "", upper: "90" });
  expect(boundsOf("50-999999999")).toEqual({ lower: "50", upper: "" });
  expect(["", "x"].map(boundsOf)).toEqual(Array(2).fill({ lower: "", upper: "" }));
  expect([0, 0.1, 1_000_000].map(reaisText)).toEqual(["0", "0,10", "1.000.000"]);
});

test("the thumbs of a slider stay on their track", () => {
  expect(thumbsOf({ lower: "", upper: "" }, 10, 500)).toEqual([10, 500]);
  expect(thumbsOf({ lower: "5", upper: "9.000" }, 10, 500)).toEqual([10, 500]);
  expect(thumbsOf({ lower: "50", upper: "" }, 10, 500)).toEqual([50, 500]);
  expect(thumbsOf({ lower: "abc", upper: "80,5" }, 10, 500)).toEqual([10, 80.5]);
});
