import { expect, test } from "vitest";
import { buyerContact } from "./buyer-contact.ts";

test("the name of a person is split, that of a company is not", () => {
  expect(buyerContact({ name: "Ana Lima Souza", cpf: "52998224725" })).toEqual({
    firstName: "Ana",
    lastName: "Lima Souza",
  });
  expect(buyerContact({ name: "Ana", cpf: null })).toEqual({ firstName: "Ana", lastName: "" });
  expect(buyerContact({ name: "Oficina do Bairro Ltda", cpf: "11222333000181" })).toEqual({
    firstName: "Oficina do Bairro Ltda",
    lastName: "",
  });
  const long = `Comércio de Peças ${"Muito ".repeat(8)}Longo Ltda`;
  const { firstName, lastName } = buyerContact({ name: long, cpf: "11222333000181" });
  expect(`${firstName} ${lastName}`).toBe(long);
  expect(firstName.length).toBeLessThanOrEqual(60);
});
