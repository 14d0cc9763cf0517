import { expect, test } from "vitest";
import { DAY_MS } from "./duration.ts";
import { dueDeliveries } from "./review-invitation.ts";

test("what was delivered a week ago is due for two weeks", () => {
  expect(dueDeliveries(100 * DAY_MS)).toEqual({ from: 79 * DAY_MS, to: 93 * DAY_MS });
});
