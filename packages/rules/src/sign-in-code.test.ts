import { SIGN_IN_CODE_WRITINGS } from "@pecacerta/rules/testing/field-writings";
import { expect, test } from "vitest";
import { formatSignInCode, isSignInCode, normalizeSignInCode, signInCodeError } from "./sign-in-code.ts";

test("a code has six digits, with leading zeros", () => {
  expect(formatSignInCode(42)).toBe("000042");
  expect(formatSignInCode(999_999)).toBe("999999");
  expect(["000042", "12345", "1234567", "12345a", "١٢٣٤٥٦"].map(isSignInCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("spaces and dashes of a copied code do not matter", () => {
  expect(normalizeSignInCode(" 123 4-5–6\n")).toBe("123456");
});

test.each([
  ["", "ERROR_FORM_REQUIRED"],
  ["  ", "ERROR_FORM_REQUIRED"],
  ["12345", "ERROR_FORM_INVALID"],
  ["123 456", null],
])("the error of %j is %s", (input, error) => {
  expect(signInCodeError(input)).toBe(error);
});

test.each(SIGN_IN_CODE_WRITINGS)("the code $typed is read as $stored", ({ typed, stored }) => {
  if (stored === undefined) expect(signInCodeError(typed)).not.toBeNull();
  else expect([signInCodeError(typed), normalizeSignInCode(typed)]).toEqual([null, stored]);
});
