import { expect, test } from "vitest";
import { findAddressErrors, parseAddress } from "./address.ts";

const typed = {
  firstName: " Maria ",
  lastName: "Silva",
  company: "",
  country: "",
  address1: "Rua das  Flores, 10",
  address2: "",
  city: "Blumenau",
  state: "sc",
  postcode: "89010025",
  email: " Maria@Example.com",
  phone: "(47) 98765-4321",
};

test("[AD-03] a valid address is normalized", () => {
  expect(parseAddress(typed)).toEqual({
    ok: true,
    value: {
      firstName: "Maria",
      lastName: "Silva",
      company: "",
      country: "BR",
      address1: "Rua das Flores, 10",
      address2: "",
      city: "Blumenau",
      state: "SC",
      postcode: "89010-025",
      email: "maria@example.com",
      phone: "47987654321",
    },
  });
});

test("[AD-03] normalizing twice gives the same address", () => {
  const once = parseAddress(typed);
  expect(once.ok && parseAddress(once.value)).toEqual(once);
});

test.each(["firstName", "address1", "city", "state", "postcode", "email", "phone"] as const)(
  "[AD-03] %s is required",
  (field) => {
    expect(findAddressErrors({ ...typed, [field]: "  " })).toEqual({ [field]: "ERROR_FORM_REQUIRED" });
  },
);

test.each([
  ["state", "XX", "INVALID_STATE"],
  ["state", "Santa Catarina", "INVALID_STATE"],
  ["postcode", "8901002", "INVALID_CEP"],
  ["postcode", "890100250", "INVALID_CEP"],
  ["postcode", "00000-000", "INVALID_CEP"],
  ["postcode", "01310-100", "CEP_OF_OTHER_STATE"],
  ["address1", "Tv. das Flores", "ADDRESS_NUMBER_REQUIRED"],
  ["address1", "Vila Nova", "ADDRESS_NUMBER_REQUIRED"],
  ["address1", "Rua", "ADDRESS_NUMBER_REQUIRED"],
  ["phone", "+1 415 555 2671", "INVALID_PHONE"],
  ["email", "maria.example.com", "ERROR_FORM_INCORRECT_EMAIL"],
  ["phone", "98765-4321", "INVALID_PHONE"],
] as const)("[AD-03] %s %s is %s", (field, text, key) => {
  expect(findAddressErrors({ ...typed, [field]: text })).toEqual({ [field]: key });
  expect(parseAddress({ ...typed, [field]: text })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    details: { [field]: key },
  });
});

test("last name, company, second line and country may be missing", () => {
  const { company, address2, country, ...rest } = typed;
  expect(findAddressErrors({ ...rest, lastName: "" })).toEqual({});
});

test("missing optional fields are stored as empty texts and BR", () => {
  const { company: _company, country: _country, address2: _address2, ...required } = typed;
  expect(parseAddress(required)).toMatchObject({ ok: true, value: { company: "", country: "BR", address2: "" } });
});
