import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTimeLeft } from "./format-time-left.ts";

test("the remaining time of a sale is shown in days, hours, minutes and seconds until it ends", () => {
  expect(formatTimeLeft(1)).toEqual({ days: 0, time: "00:00:01" });
  expect(formatTimeLeft(3_600_000)).toEqual({ days: 0, time: "01:00:00" });
  expect(formatTimeLeft(2 * 86_400_000 + 61_000)).toEqual({ days: 2, time: "00:01:01" });
  expect([formatTimeLeft(0), formatTimeLeft(-5)]).toEqual([undefined, undefined]);
});

test("the remaining time is rounded up to seconds", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), (milliseconds) => {
      const { days, time } = formatTimeLeft(milliseconds) ?? { days: Number.NaN, time: "" };
      const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
      expect(days * 86_400 + hours * 3600 + minutes * 60 + seconds).toBe(Math.ceil(milliseconds / 1000));
    }),
  );
});
