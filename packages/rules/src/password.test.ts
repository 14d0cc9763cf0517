import { expect, test } from "vitest";
import { newPasswordErrors, passwordChangeErrors, readPassword } from "./password.ts";

const weak = { ok: false, refusal: "AUTH_WEAK_PASSWORD" };

test("six characters are enough, five are not", () => {
  expect(readPassword("12345")).toEqual(weak);
  expect(readPassword("123456")).toEqual({ ok: true, value: "123456" });
  expect(readPassword("")).toEqual(weak);
});

test("128 characters are the most", () => {
  expect(readPassword("a".repeat(128)).ok).toBe(true);
  expect(readPassword("a".repeat(129))).toEqual(weak);
  expect(readPassword("a".repeat(1_000_000))).toEqual(weak);
});

test("characters are counted, and kept as they were typed", () => {
  expect(readPassword("🚗🚗🚗")).toEqual(weak);
  expect(readPassword("🚗".repeat(128)).ok).toBe(true);
  expect(readPassword(" senha ")).toEqual({ ok: true, value: " senha " });
});

test("a change names the current password and a new one that may be chosen", () => {
  expect(passwordChangeErrors({ current: "x", password: "segredo" })).toEqual({});
  expect(passwordChangeErrors({ current: "", password: "curta" })).toEqual({
    current: "ERROR_FORM_REQUIRED",
    password: "AUTH_WEAK_PASSWORD",
  });
  expect(newPasswordErrors({ password: "12345" })).toEqual({ password: "AUTH_WEAK_PASSWORD" });
});
