import { expect, test } from "vitest";
import { isNumberKind, NUMBER_KINDS } from "./part-number.ts";

test("the kinds of part numbers are manufacturer, oem, competitor and superseded", () => {
  expect(NUMBER_KINDS.every(isNumberKind)).toBe(true);
  expect(["sku", "part", "OEM", ""].some(isNumberKind)).toBe(false);
});
