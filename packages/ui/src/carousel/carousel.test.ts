import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutoplay } from "./autoplay.ts";
import { CAROUSEL, resizeDelay } from "./durations.ts";
import { nearestIndex, stepIndex } from "./slides.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[K-03] a carousel advances every 3000 ms within 500 ms and reacts to a new size after 50 ms", () => {
  expect(CAROUSEL).toMatchObject({ autoplay: 3000, animation: 500 });
  expect([resizeDelay(false), resizeDelay(true)]).toEqual([50, 100]);
  const advance = vi.fn();
  const { stop } = createAutoplay(advance);
  vi.advanceTimersByTime(2999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6000);
  expect(advance).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(6000);
  expect(advance).toHaveBeenCalledTimes(3);
});

test("[K-03] it stops while anything pauses it, and then waits the whole interval again", () => {
  const advance = vi.fn();
  const { setPaused } = createAutoplay(advance);
  vi.advanceTimersByTime(2900);
  setPaused("hover", true);
  setPaused("focus", true);
  vi.advanceTimersByTime(9000);
  setPaused("hover", false);
  vi.advanceTimersByTime(9000);
  expect(advance).not.toHaveBeenCalled();
  setPaused("focus", false);
  vi.advanceTimersByTime(2999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
});

test("a step wraps around at either end", () => {
  expect([
    stepIndex(0, 1, 4),
    stepIndex(3, 5, 4),
    stepIndex(4, 1, 4),
    stepIndex(0, -1, 4),
    stepIndex(2, -5, 4),
  ]).toEqual([1, 4, 0, 4, 0]);
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: -9, max: 9 }), (last, from, steps) => {
      const at = stepIndex(Math.min(from, last), steps || 1, last);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(last);
    }),
  );
});

test("the slide nearest to a scroll position is found from left to right and from right to left", () => {
  expect([0, 90, 310].map((position) => nearestIndex(position, [0, 200, 400]))).toEqual([0, 0, 2]);
  expect([0, -90, -310].map((position) => nearestIndex(position, [0, -200, -400]))).toEqual([0, 0, 2]);
});
