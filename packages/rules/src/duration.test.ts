import { expect, test } from "vitest";
import { ACCOUNT_LINK_LIFETIME_MS } from "./account-link.ts";
import { DAY_MS, toWholeDays, toWholeHours, toWholeMinutes } from "./duration.ts";
import { ORDER_LINK_LIFETIME_MS } from "./order.ts";

test("a duration is told in whole units, and never as longer than it is", () => {
  expect([toWholeDays(DAY_MS - 1), toWholeDays(DAY_MS), toWholeHours(DAY_MS), toWholeMinutes(DAY_MS)]).toEqual([
    0, 1, 24, 1440,
  ]);
});

test("what the mails and pages say of links is whole in their units", () => {
  expect(toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS.recovery) * 60_000).toBe(ACCOUNT_LINK_LIFETIME_MS.recovery);
  expect(toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation) * 3_600_000).toBe(ACCOUNT_LINK_LIFETIME_MS.confirmation);
  expect(toWholeDays(ORDER_LINK_LIFETIME_MS) * DAY_MS).toBe(ORDER_LINK_LIFETIME_MS);
});
