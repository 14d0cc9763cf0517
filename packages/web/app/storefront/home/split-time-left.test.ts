import fc from "fast-check";
import { expect, test } from "vitest";
import { splitTimeLeft } from "./split-time-left.ts";

test("the remaining time of a sale is split into days, hours and minutes until it ends", () => {
  expect(splitTimeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(splitTimeLeft(3_600_000)).toEqual({ days: 0, hours: 1, minutes: 0 });
  expect(splitTimeLeft(2 * 86_400_000 + 3 * 3_600_000 + 61_000)).toEqual({ days: 2, hours: 3, minutes: 2 });
  expect([splitTimeLeft(0), splitTimeLeft(-5)]).toEqual([undefined, undefined]);
});

test("the remaining time is rounded up to minutes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), (milliseconds) => {
      const left = splitTimeLeft(milliseconds);
      const minutes = left && left.days * 1440 + left.hours * 60 + left.minutes;
      expect(minutes).toBe(Math.ceil(milliseconds / 60_000));
    }),
  );
});
