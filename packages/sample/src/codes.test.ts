import { expect, test } from "vitest";
import { makeCnpj, makeCpf, makeFipeCode, makeGtin } from "./codes.ts";

test("documents have the check digits of known examples", () => {
  expect(makeCpf(111_444_777)).toBe("11144477735");
  expect(makeCpf(123_456_789)).toBe("12345678909");
  expect(makeCnpj("11222333")).toBe("11222333000181");
  expect(makeCnpj("44038188")).toBe("44038188000132");
});

test("price-table codes have the check digits of known examples", () => {
  const known = ["001004-9", "004399-0", "004444-0", "005340-6", "005329-5", "008076-4", "811123-5", "003497-5"];
  expect(known.map((code) => makeFipeCode(code.slice(0, 3), Number(code.slice(3, 6))))).toEqual(known);
});

test("bar codes are in the internal range with a valid check digit", () => {
  const code = makeGtin(123);
  expect(code).toMatch(/^20\d{11}$/);
  const sum = Array.from(code, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  expect(sum % 10).toBe(0);
});
