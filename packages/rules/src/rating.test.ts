import { expect, test } from "vitest";
import { parseRating } from "./rating.ts";

test("a review has 1 to 5 whole stars", () => {
  expect([1, 2, 3, 4, 5].every((rating) => parseRating(rating).ok)).toBe(true);
  for (const rating of [0, 6, 5.5, -1, Number.NaN]) {
    expect(parseRating(rating)).toEqual({ ok: false, refusal: "INVALID_RATING" });
  }
});
