import { expect, test } from "vitest";
import { holdClock } from "./minute-limits.ts";

test("a held clock stands while a test polls, and runs again afterwards", async ({ onTestFinished }) => {
  onTestFinished(() => expect.poll(() => Date.now()).toBeGreaterThan(held));
  holdClock();
  const held = Date.now();
  let polls = 0;
  await expect.poll(() => ++polls).toBe(4);
  expect(Date.now()).toBe(held);
});
