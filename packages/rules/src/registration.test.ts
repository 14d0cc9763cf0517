import { expect, test } from "vitest";
import { formErrorMessage } from "./form.ts";
import { findRegistrationErrors, parseRegistration } from "./registration.ts";

const form = {
  name: " Ana  Souza ",
  email: "Ana@Example.com",
  password: "segredo1",
  cpf: "529.982.247-25",
  phone: "(11) 98765-4321",
};

test("a good registration is read into its stored shape", () => {
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
] as const)("%s '%s' is %s, and the message when alone", (field, text, key) => {
  const errors = findRegistrationErrors({ ...form, [field]: text });
  expect(errors).toEqual({ [field]: key });
  expect(formErrorMessage(errors)).toBe(key);
});

test("all faults are told at once", () => {
  const empty = { name: "", email: "", password: "", cpf: "", phone: "" };
  expect(Object.keys(findRegistrationErrors(empty)).sort()).toEqual(["cpf", "email", "name", "password", "phone"]);
  expect(parseRegistration(empty)).toMatchObject({ ok: false, refusal: "VALIDATION_FAILED" });
});
