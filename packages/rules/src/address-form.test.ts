import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAddressForm } from "./address-form.ts";
import { splitAddressLines } from "./address-lines.ts";

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

test("[AD-03] what is typed comes back as it was typed, or is refused beside its field", () => {
  const piece = fc.constantFrom(
    ..."Rua,Jardim,América,Quadra B,Qd 12 Lt 5,Bloco C,5,33,100 A,SN,nº 8,km 3,casa 2,apto 4,Fundos,Centro,X,B".split(
      ",",
    ),
  );
  const joint = fc.constantFrom(" ", ", ", " - ", " — ", "-", ",", " -", "— ");
  const text = fc
    .array(fc.tuple(piece, joint), { minLength: 1, maxLength: 4 })
    .map((all) => all.flatMap(([word, between], at) => (at === all.length - 1 ? [word] : [word, between])).join(""));
  const number = fc.constantFrom("10", "33", "100 A", "s/n", "km 12", "Quadra B", "Qd 12 Lt 5", "Bloco B, 33");
  let accepted = 0;
  fc.assert(
    fc.property(text, number, fc.oneof(fc.constant(""), text), text, (street, number, complement, district) => {
      const parsed = parseAddressForm({ ...typed, street, number, complement, district });
      if (!parsed.ok) return;
      accepted++;
      expect(splitAddressLines(parsed.value)).toEqual({ street, number, complement, district });
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(2000);
});

test("[AD-03] a district that two lines cannot hold is refused at its field", () => {
  expect(parseAddressForm({ ...typed, district: "Jardim — América" })).toEqual({
    ok: false,
    refusal: "VALIDATION_FAILED",
    details: { district: "ERROR_FORM_INVALID" },
  });
});
