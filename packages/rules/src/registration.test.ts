import { expect, test } from "vitest";
import { fieldErrors } from "./form.ts";
import { parseRegistration } from "./registration.ts";

const form = {
  name: " Ana  Souza ",
  email: "Ana@Example.com",
  password: "segredo1",
  cpf: "529.982.247-25",
  phone: "(11) 98765-4321",
};

test("a valid registration is normalized", () => {
  expect(parseRegistration(form)).toEqual({
    ok: true,
    value: {
      name: "Ana Souza",
      email: "ana@example.com",
      password: "segredo1",
      cpf: "52998224725",
      phone: "11987654321",
    },
  });
});

test.each([
  ["name", "", "ERROR_FORM_REQUIRED"],
  ["email", "", "AUTH_INVALID_EMAIL"],
  ["email", "ana", "AUTH_INVALID_EMAIL"],
  ["password", "", "AUTH_WEAK_PASSWORD"],
  ["password", "12345", "AUTH_WEAK_PASSWORD"],
  ["cpf", "", "ERROR_FORM_REQUIRED"],
  ["cpf", "529.982.247-24", "INVALID_CPF"],
  ["phone", " ", "ERROR_FORM_REQUIRED"],
  ["phone", "123", "INVALID_PHONE"],
] as const)("%s '%s' is refused with %s", (field, text, key) => {
  expect(parseRegistration({ ...form, [field]: text })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    details: { [field]: key },
  });
});

test("reports the errors of all fields at once", () => {
  const outcome = parseRegistration({ name: "", email: "", password: "", cpf: "", phone: "" });
  expect(outcome).toMatchObject({ ok: false, refusal: "VALIDATION_FAILED" });
  expect(Object.keys(fieldErrors(outcome)).sort()).toEqual(["cpf", "email", "name", "password", "phone"]);
});
