import { expect, test } from "vitest";
import { findNewPasswordErrors, findPasswordChangeErrors, isValidPassword } from "./password.ts";

test("six characters are enough, five are not", () => {
  expect(isValidPassword("12345")).toBe(false);
  expect(isValidPassword("123456")).toBe(true);
  expect(isValidPassword("")).toBe(false);
});

test("128 characters are the most", () => {
  expect(isValidPassword("a".repeat(128))).toBe(true);
  expect(isValidPassword("a".repeat(129))).toBe(false);
  expect(isValidPassword("a".repeat(1_000_000))).toBe(false);
});

test("characters are counted, and kept as they were typed", () => {
  expect(isValidPassword("🚗🚗🚗")).toBe(false);
  expect(isValidPassword("🚗".repeat(128))).toBe(true);
  expect(isValidPassword(" senha ")).toBe(true);
});

test("a change names the current password and a new one that may be chosen", () => {
  expect(findPasswordChangeErrors({ current: "x", password: "segredo" })).toEqual({});
  expect(findPasswordChangeErrors({ current: "", password: "curta" })).toEqual({
    current: "ERROR_FORM_REQUIRED",
    password: "AUTH_WEAK_PASSWORD",
  });
  expect(findNewPasswordErrors({ password: "12345" })).toEqual({ password: "AUTH_WEAK_PASSWORD" });
});
