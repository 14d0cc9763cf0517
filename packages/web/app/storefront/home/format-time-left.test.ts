import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTimeLeft } from "./format-time-left.ts";

test("what is left of an offer is said in days and on a clock, and nothing once it is over", () => {
  expect(formatTimeLeft(1)).toEqual({ days: 0, time: "00:00:01" });
  expect(formatTimeLeft(3_600_000)).toEqual({ days: 0, time: "01:00:00" });
  expect(formatTimeLeft(2 * 86_400_000 + 61_000)).toEqual({ days: 2, time: "00:01:01" });
  expect([formatTimeLeft(0), formatTimeLeft(-5)]).toEqual([undefined, undefined]);
});

test("it is as many seconds as there are, never fewer", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), (milliseconds) => {
      const { days, time } = formatTimeLeft(milliseconds) ?? { days: Number.NaN, time: "" };
      const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
      expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(Math.ceil(milliseconds / 1000));
    }),
  );
});
