import { expect, test } from "vitest";
import { parseAddressForm } from "./address-form.ts";

const typed = {
  firstName: "Maria",
  lastName: "Silva",
  postcode: "89010025",
  city: "Blumenau",
  state: "SC",
  street: " Rua das Flores ",
  number: "10",
  complement: "Apto 2",
  district: "Centro",
  email: "maria@example.com",
  phone: "(47) 98765-4321",
};

test("[AD-03] [EN-04] street, number, complement and district become the two lines of the wire", () => {
  expect(parseAddressForm(typed)).toMatchObject({
    ok: true,
    value: { address1: "Rua das Flores, 10", address2: "Apto 2 - Centro", postcode: "89010-025", country: "BR" },
  });
  expect(parseAddressForm({ ...typed, number: "s/n", complement: "" })).toMatchObject({
    value: { address1: "Rua das Flores, s/n", address2: "Centro" },
  });
});

test("[AD-03] an address without a number is refused at its field, unless it says that it has none", () => {
  expect(parseAddressForm({ ...typed, number: " " })).toMatchObject({
    ok: false,
    details: { number: "ADDRESS_NUMBER_REQUIRED" },
  });
});

test("[AD-03] a number that stands in the field of the street is found", () => {
  expect(parseAddressForm({ ...typed, street: "Rua das Flores, 10, fundos", number: "" })).toMatchObject({
    value: { address1: "Rua das Flores, 10", address2: "fundos, Apto 2 - Centro" },
  });
});

test("[AD-03] street and district are required, and the other fields as ever", () => {
  const { street, district, ...others } = typed;
  expect(parseAddressForm({ ...others, street: "", district: "", state: "XX", number: "" })).toMatchObject({
    details: {
      street: "ERROR_FORM_REQUIRED",
      number: "ADDRESS_NUMBER_REQUIRED",
      district: "ERROR_FORM_REQUIRED",
      state: "INVALID_STATE",
    },
  });
});
