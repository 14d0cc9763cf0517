import { expect, test } from "vitest";
import { collectErrors, formOutcome } from "./form.ts";

test("fields without an error are absent", () => {
  expect(collectErrors({ name: null, email: "AUTH_INVALID_EMAIL" })).toEqual({ email: "AUTH_INVALID_EMAIL" });
});

test("a form outcome is its value or all its errors", () => {
  expect(formOutcome({ name: "Ana" }, {})).toEqual({ ok: true, value: { name: "Ana" } });
  expect(formOutcome({ name: "" }, { name: "ERROR_FORM_REQUIRED" })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    details: { name: "ERROR_FORM_REQUIRED" },
  });
});
