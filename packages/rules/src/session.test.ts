import { expect, test } from "vitest";
import { findLoginErrors, guessDelay, isExpired, parseLogin } from "./session.ts";

test("[SS-02] a session ends at its expiry, not before", () => {
  expect(isExpired(1000, 999)).toBe(false);
  expect(isExpired(1000, 1000)).toBe(true);
  expect(isExpired(1000, 1001)).toBe(true);
});

test("[SS-02] an invalid expiry counts as expired", () => {
  expect(isExpired(Number.NaN, 1)).toBe(true);
});

test("[VA-04] e-mail and password are required, and the e-mail must be valid", () => {
  expect(findLoginErrors({ email: "", password: "" })).toEqual({
    email: "ERROR_FORM_REQUIRED",
    password: "ERROR_FORM_REQUIRED",
  });
  expect(findLoginErrors({ email: "  ", password: "x" })).toEqual({ email: "ERROR_FORM_REQUIRED" });
  expect(findLoginErrors({ email: "ana", password: "x" })).toEqual({ email: "ERROR_FORM_INCORRECT_EMAIL" });
  expect(findLoginErrors({ email: "ana@example.com", password: "x" })).toEqual({});
});

test("[VA-04] a login starts empty and is not remembered unless asked", () => {
  expect(parseLogin({ email: " Ana@Example.com ", password: " x " })).toEqual({
    ok: true,
    value: { email: "ana@example.com", password: " x ", remember: false },
  });
  expect(parseLogin({ email: "ana@example.com", password: "x", remember: true })).toMatchObject({
    value: { remember: true },
  });
  expect(parseLogin({ email: "ana", password: "" })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    details: { email: "ERROR_FORM_INCORRECT_EMAIL", password: "ERROR_FORM_REQUIRED" },
  });
});

test("the wait between sign-in attempts grows, within a limit", () => {
  expect([0, 1, 100, 101, 103, 108, 5000].map(guessDelay)).toEqual([0, 0, 0, 1000, 3000, 8000, 8000]);
});
