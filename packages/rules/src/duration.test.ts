import { expect, test } from "vitest";
import { ACCOUNT_LINK_LIFETIME_MS } from "./account-link.ts";
import { DAY_MS, HOUR_MS, secondsLeft, toWholeDays, toWholeHours, toWholeMinutes } from "./duration.ts";
import { ORDER_LINK_LIFETIME_MS } from "./order.ts";

test("a duration is formatted in whole units, rounded down", () => {
  expect([toWholeDays(DAY_MS - 1), toWholeDays(DAY_MS), toWholeHours(DAY_MS), toWholeMinutes(DAY_MS)]).toEqual([
    0, 1, 24, 1440,
  ]);
});

test("the lifetimes of links are whole numbers of their units", () => {
  expect(toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS.recovery) * 60_000).toBe(ACCOUNT_LINK_LIFETIME_MS.recovery);
  expect(toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation) * 3_600_000).toBe(ACCOUNT_LINK_LIFETIME_MS.confirmation);
  expect(toWholeDays(ORDER_LINK_LIFETIME_MS) * DAY_MS).toBe(ORDER_LINK_LIFETIME_MS);
});

test("what is left of a window is at least a second and at most the window, also where another request began it later", () => {
  const left = [-5, 0, 1, 1000, HOUR_MS - 1, HOUR_MS + 1].map((elapsedMs) => secondsLeft(HOUR_MS, elapsedMs));
  expect(left).toEqual([3600, 3600, 3600, 3599, 1, 1]);
});
