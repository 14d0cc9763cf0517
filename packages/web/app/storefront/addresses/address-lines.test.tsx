import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressLines } from "./address-lines.tsx";

const address = {
  firstName: "Maria",
  lastName: "Souza",
  company: "Oficina",
  country: "BR",
  email: "maria@example.com",
  address1: "Rua A, 10",
  address2: "Fundos",
  city: "Santos",
  state: "SP",
  postcode: "11010123",
  phone: "13987654321",
};
const linesOf = (shown: typeof address) =>
  [...renderToStaticMarkup(<AddressLines address={shown} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, line]) => line,
  );

test("[EN-04] an order's address shows each part in a line of its own", () => {
  const lines = ["Maria Souza", "Oficina", "Rua A, 10", "Fundos", "Santos – SP", "CEP 11010-123", "(13) 98765-4321"];
  expect(linesOf(address)).toEqual(lines);
});

test("missing parts leave no line", () => {
  const reduced = { ...address, lastName: "", company: "", address2: "", state: "", postcode: "", phone: "" };
  expect(linesOf(reduced)).toEqual(["Maria", "Rua A, 10", "Santos"]);
});
