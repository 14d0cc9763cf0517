import fc from "fast-check";
import { expect, test } from "vitest";
import { cpfDigits, formatCpf, isCpf } from "./cpf.ts";

test.each([
  ["11144477735", "111.444.777-35"],
  ["12345678909", "123.456.789-09"],
  ["52998224725", "529.982.247-25"],
  ["529.982.247-25", "529.982.247-25"],
])("[VA-07] %s is the CPF %s", (typed, shown) => {
  expect(isCpf(typed)).toBe(true);
  expect(formatCpf(typed)).toBe(shown);
});

test.each([
  "",
  "12345678900",
  "1234567890",
  "123456789090",
  "11111111111",
  "00000000000",
  "1234567890a",
  "x12345678909",
])("[VA-07] '%s' is no CPF", (text) => {
  expect(isCpf(text)).toBe(false);
  expect(formatCpf(text)).toBe(text);
});

test("[VA-07] nine digits have exactly one pair of check digits", () => {
  const nine = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(.)\1+$/.test(digits));
  fc.assert(
    fc.property(nine, (digits) => {
      const valid = pairs.map((pair) => digits + pair).filter(isCpf);
      expect(valid).toHaveLength(1);
      expect(valid.map((cpf) => cpfDigits(formatCpf(cpf)))).toEqual(valid);
    }),
  );
});

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));
