import { expect, test } from "vitest";
import { findProfileErrors, parseProfile } from "./profile.ts";

const form = {
  name: " Ana  Souza ",
  email: "Ana@Example.com",
  cpf: "529.982.247-25",
  phone: "(11) 98765-4321",
  rg: " 12.345.678-9 ",
};

test("a valid profile is normalized", () => {
  expect(parseProfile(form)).toEqual({
    ok: true,
    value: {
      name: "Ana Souza",
      email: "ana@example.com",
      cpf: "52998224725",
      phone: "11987654321",
      rg: "12.345.678-9",
    },
  });
});

test("a profile has the errors of a registration; an RG is optional", () => {
  expect(findProfileErrors({ name: " ", email: "ana", cpf: "1", phone: "1", rg: "" })).toEqual({
    name: "ERROR_FORM_REQUIRED",
    email: "AUTH_INVALID_EMAIL",
    cpf: "INVALID_CPF",
    phone: "INVALID_PHONE",
  });
  expect(findProfileErrors({ ...form, rg: "" })).toEqual({});
  expect(findProfileErrors({ ...form, rg: "1".repeat(21) })).toEqual({ rg: "ERROR_FORM_TOO_LONG" });
});
