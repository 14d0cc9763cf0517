import { expect, test } from "vitest";
import { parseRating, roundRating } from "./rating.ts";

test("[LS-07] ratings round to whole numbers", () => {
  expect([0, 3.4, 3.5, 4.49, 4.5, 5].map(roundRating)).toEqual([0, 3, 4, 4, 5, 5]);
  expect([-1, 9, Number.NaN].map(roundRating)).toEqual([0, 5, 0]);
});

test("a review gives 1 to 5 whole stars", () => {
  expect([1, 2, 3, 4, 5].every((rating) => parseRating(rating).ok)).toBe(true);
  for (const rating of [0, 6, 5.5, -1, Number.NaN]) {
    expect(parseRating(rating)).toEqual({ ok: false, refusal: "INVALID_RATING" });
  }
});
