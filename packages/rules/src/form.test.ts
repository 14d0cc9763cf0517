import { expect, test } from "vitest";
import { collectErrors, formErrorMessage, formOutcome, hasErrors } from "./form.ts";

test("fields without a fault are absent", () => {
  expect(collectErrors({ name: null, email: "AUTH_INVALID_EMAIL" })).toEqual({ email: "AUTH_INVALID_EMAIL" });
  expect(hasErrors(collectErrors({ name: null }))).toBe(false);
  expect(hasErrors({ name: "ERROR_FORM_REQUIRED" })).toBe(true);
});

test("a form is its value, or all its faults", () => {
  expect(formOutcome({ name: "Ana" }, {})).toEqual({ ok: true, value: { name: "Ana" } });
  expect(formOutcome({ name: "" }, { name: "ERROR_FORM_REQUIRED" })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    details: { name: "ERROR_FORM_REQUIRED" },
  });
});

test("the only fault is the message, several are VALIDATION_FAILED", () => {
  expect(formErrorMessage({ email: "AUTH_INVALID_EMAIL" })).toBe("AUTH_INVALID_EMAIL");
  expect(formErrorMessage({ email: "AUTH_INVALID_EMAIL", cpf: "INVALID_CPF" })).toBe("VALIDATION_FAILED");
  expect(formErrorMessage({})).toBe("VALIDATION_FAILED");
});
