import { expect, test } from "vitest";
import { LINK_LASTS } from "./account-link.ts";
import { DAY_MS, inDays, inHours, inMinutes } from "./duration.ts";
import { ORDER_LINK_LASTS } from "./order.ts";

test("a duration is told in whole units, and never as longer than it is", () => {
  expect([inDays(DAY_MS - 1), inDays(DAY_MS), inHours(DAY_MS), inMinutes(DAY_MS)]).toEqual([0, 1, 24, 1440]);
});

test("what the mails and pages say of links is whole in their units", () => {
  expect(inMinutes(LINK_LASTS.recovery) * 60_000).toBe(LINK_LASTS.recovery);
  expect(inHours(LINK_LASTS.confirmation) * 3_600_000).toBe(LINK_LASTS.confirmation);
  expect(inDays(ORDER_LINK_LASTS) * DAY_MS).toBe(ORDER_LINK_LASTS);
});
