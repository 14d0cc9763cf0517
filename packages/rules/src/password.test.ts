import { expect, test } from "vitest";
import { findNewPasswordErrors, findPasswordChangeErrors, parsePassword } from "./password.ts";

const weak = { ok: false, refusal: "AUTH_WEAK_PASSWORD" };

test("six characters are enough, five are not", () => {
  expect(parsePassword("12345")).toEqual(weak);
  expect(parsePassword("123456")).toEqual({ ok: true, value: "123456" });
  expect(parsePassword("")).toEqual(weak);
});

test("128 characters are the most", () => {
  expect(parsePassword("a".repeat(128)).ok).toBe(true);
  expect(parsePassword("a".repeat(129))).toEqual(weak);
  expect(parsePassword("a".repeat(1_000_000))).toEqual(weak);
});

test("characters are counted, and kept as they were typed", () => {
  expect(parsePassword("🚗🚗🚗")).toEqual(weak);
  expect(parsePassword("🚗".repeat(128)).ok).toBe(true);
  expect(parsePassword(" senha ")).toEqual({ ok: true, value: " senha " });
});

test("a change names the current password and a new one that may be chosen", () => {
  expect(findPasswordChangeErrors({ current: "x", password: "segredo" })).toEqual({});
  expect(findPasswordChangeErrors({ current: "", password: "curta" })).toEqual({
    current: "ERROR_FORM_REQUIRED",
    password: "AUTH_WEAK_PASSWORD",
  });
  expect(findNewPasswordErrors({ password: "12345" })).toEqual({ password: "AUTH_WEAK_PASSWORD" });
});
