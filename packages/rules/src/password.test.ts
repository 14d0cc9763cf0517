import { expect, test } from "vitest";
import { findNewPasswordErrors, findPasswordChangeErrors, isValidPassword, isValidStaffPassword } from "./password.ts";

test("a password needs six characters", () => {
  expect(isValidPassword("12345")).toBe(false);
  expect(isValidPassword("123456")).toBe(true);
  expect(isValidPassword("")).toBe(false);
  expect(isValidPassword("      ")).toBe(false);
});

test.each([
  ..."\u200B\u200D\u2800\u3164\u115F\uFFA0\u00AD\u034F\uFE0F\u180B\u2060\u2064\u0007\u009F\u00A0\uE000\u{1D159}\u{E0041}\u{E0101}",
])("%j shows nothing: no password is made of it, and it makes none long enough", (unseen) => {
  expect(isValidPassword(unseen.repeat(6))).toBe(false);
  expect(isValidPassword(` ${unseen}`.repeat(6))).toBe(false);
  expect(isValidStaffPassword(unseen.repeat(12))).toBe(false);
});

test("characters that show nothing count for no length, but may stand in a password", () => {
  expect(isValidPassword(`12345${"\u200B".repeat(6)}`)).toBe(false);
  expect(isValidPassword("123\u200B456")).toBe(true);
});

test("a password has at most 128 characters", () => {
  expect(isValidPassword("a".repeat(128))).toBe(true);
  expect(isValidPassword("a".repeat(129))).toBe(false);
  expect(isValidPassword("a".repeat(1_000_000))).toBe(false);
});

test("a password's length counts characters, and the text is unchanged", () => {
  expect(isValidPassword("🚗🚗🚗")).toBe(false);
  expect(isValidPassword("🚗".repeat(128))).toBe(true);
  expect(isValidPassword(" senha ")).toBe(true);
});

test("a password change needs the current password and a valid new one", () => {
  expect(findPasswordChangeErrors({ current: "x", password: "segredo" })).toEqual({});
  expect(findPasswordChangeErrors({ current: "", password: "curta" })).toEqual({
    current: "ERROR_FORM_REQUIRED",
    password: "AUTH_WEAK_PASSWORD",
  });
  expect(findNewPasswordErrors({ password: "12345" })).toEqual({ password: "AUTH_WEAK_PASSWORD" });
});

test("a staff user's password needs twelve characters and has at most 128", () => {
  expect(isValidStaffPassword("12345678901")).toBe(false);
  expect(isValidStaffPassword("123456789012")).toBe(true);
  expect(isValidStaffPassword("a".repeat(128))).toBe(true);
  expect(isValidStaffPassword("a".repeat(129))).toBe(false);
});
