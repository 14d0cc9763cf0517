import { expect, test } from "vitest";
import { DAY_MS } from "./duration.ts";
import { answerDueAt, visibleInboxKinds } from "./inbox.ts";
import { ROLE_PERMISSIONS } from "./permission.ts";

test("the law gives five days for an answer, and asks for none to a review", () => {
  for (const kind of ["questions", "bids", "messages"] as const) expect(answerDueAt(kind, DAY_MS)).toBe(6 * DAY_MS);
  expect(answerDueAt("reviews", DAY_MS)).toBeNull();
});

test("a member sees what their permissions let them answer", () => {
  const kindsOf = (role: keyof typeof ROLE_PERMISSIONS) => visibleInboxKinds(new Set(ROLE_PERMISSIONS[role]));
  expect(kindsOf("counter")).toEqual(["questions", "bids", "reviews", "messages"]);
  expect(kindsOf("catalog")).toEqual(["questions", "reviews"]);
  expect(kindsOf("read-only")).toEqual([]);
});
