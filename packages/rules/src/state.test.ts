import { expect, test } from "vitest";
import { isState, STATE_NAMES } from "./state.ts";

test("[AD-03] there are 26 states and the federal district", () => {
  expect(Object.keys(STATE_NAMES)).toHaveLength(27);
  expect(new Set(Object.values(STATE_NAMES)).size).toBe(27);
});

test("[AD-03] a state is two capital letters", () => {
  expect(isState("SP")).toBe(true);
  expect(["sp", "XX", "", "toString", "São Paulo"].some(isState)).toBe(false);
});
