import fc from "fast-check";
import { expect, test } from "vitest";
import { maskEmail, maskOrder } from "./privacy.ts";

const address = {
  firstName: "Maria Clara",
  lastName: "Souza",
  company: "Oficina Exemplo",
  address1: "Rua das Flores, 10",
  address2: "Fundos",
  city: "Santos",
  state: "SP",
  postcode: "11010-123",
  email: "maria@example.com",
  phone: "13987654321",
};
const order = {
  number: 7,
  total: 100,
  order_notes: "deixar com Ana",
  tracking: "AA123456785BR",
  nfeKey: "35170458716523000119550010000000121000123458",
  shippingAddress: address,
  billingAddress: address,
};
const maskAddress = (changes: Partial<typeof address>) =>
  maskOrder({ ...order, shippingAddress: { ...address, ...changes } }).shippingAddress;

test("masks an address except for its city, state and region", () => {
  const masked = {
    firstName: "M*** C***",
    lastName: "S***",
    company: "",
    address1: "***",
    address2: "",
    city: "Santos",
    state: "SP",
    postcode: "11010-***",
    email: "m***@example.com",
    phone: "*** 21",
  };
  expect(maskOrder(order)).toEqual({
    number: 7,
    total: 100,
    order_notes: "",
    tracking: "",
    nfeKey: null,
    shippingAddress: masked,
    billingAddress: masked,
  });
});

test("masks each word of a name, and leaves empty values empty", () => {
  expect(maskAddress({ firstName: "Maria  Clara", lastName: "Ágata", phone: "" })).toMatchObject({
    firstName: "M*** C***",
    lastName: "Á***",
    phone: "",
  });
  expect(maskAddress({ firstName: "" }).firstName).toBe("");
});

test("masks an e-mail, also a malformed one", () => {
  expect(maskEmail("maria@example.com")).toBe("m***@example.com");
  expect(maskEmail("maria")).toBe("m***");
  expect(maskEmail("maria\n@example.com")).toBe("m***@example.com");
});

test("never shows a whole name of two or more letters", () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ú]{2,12}$/);
  fc.assert(
    fc.property(word, word, (first, last) => {
      const masked = maskAddress({ firstName: first, lastName: last });
      expect(masked.firstName.includes(first) || masked.lastName.includes(last)).toBe(false);
    }),
  );
});
