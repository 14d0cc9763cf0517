import fc from "fast-check";
import { expect, test } from "vitest";
import { maskAddress, maskEmail, maskName, maskOrder, maskPhone } from "./privacy.ts";

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

test("a name keeps its first letters, an e-mail its first letter and domain, a phone its last two digits", () => {
  expect(maskName("Maria  Clara Souza")).toBe("M*** C*** S***");
  expect(maskName("Ágata")).toBe("Á***");
  expect(maskName("")).toBe("");
  expect(maskEmail("maria@example.com")).toBe("m***@example.com");
  expect(maskPhone("13987654321")).toBe("*** 21");
  expect(maskPhone("")).toBe("");
});

test("what is no e-mail is masked as well", () => {
  expect(maskEmail("maria")).toBe("m***");
  expect(maskEmail("maria\n@example.com")).toBe("m***@example.com");
});

test("an order's link tells the city, not the street, the house or the person", () => {
  const masked = maskAddress(address);
  expect(masked).toMatchObject({ city: "Santos", state: "SP", postcode: "11010-***" });
  const told = JSON.stringify(masked);
  for (const secret of ["Maria", "Clara", "Souza", "Oficina", "Flores", "Fundos", "-123", "maria", "139876543"]) {
    expect(told).not.toContain(secret);
  }
});

test("an order keeps everything but its people and notes", () => {
  const order = {
    number: 7,
    total: 100,
    order_notes: "deixar com Ana",
    shippingAddress: address,
    billingAddress: address,
  };
  const masked = maskOrder(order);
  expect(masked).toEqual({
    number: 7,
    total: 100,
    order_notes: "",
    shippingAddress: maskAddress(address),
    billingAddress: maskAddress(address),
  });
  expect(JSON.stringify(masked)).not.toContain("Ana");
});

test("no name longer than one letter is ever told whole", () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ú]{2,12}$/);
  fc.assert(
    fc.property(word, word, (first, last) => {
      const masked = maskName(`${first} ${last}`);
      expect(masked.includes(first) || masked.includes(last)).toBe(false);
    }),
  );
});
