import { expect, test } from "vitest";
import { isNumberKind, NUMBER_KINDS } from "./part-number.ts";

test("a number is its maker's, the vehicle maker's, a competitor's or a superseded one; nothing else", () => {
  expect(NUMBER_KINDS.every(isNumberKind)).toBe(true);
  expect(["sku", "part", "OEM", ""].some(isNumberKind)).toBe(false);
});
