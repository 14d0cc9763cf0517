import { expect, test } from "vitest";
import { formatDecimalInput, parseDecimalInput, parseMoneyInput } from "./decimal-input.ts";

const refused = { ok: false, refusal: "INVALID_NUMBER" };

test.each([
  ["1.234,5", 123450],
  ["R$ 1.234,50", 123450],
  ["1234.5", 123450],
  ["1234.50", 123450],
  ["1.234", 123400],
  ["1.234.567,89", 123456789],
  ["12", 1200],
  [",9", 90],
  ["12,", 1200],
  [" 89,90 ", 8990],
  ["1 234,50", 123450],
  ["12 345 678", 1234567800],
  ["0", 0],
  ["10.000.000.000,00", 1_000_000_000_000],
])("the amount %j is %i centavos", (text, value) => {
  expect(parseMoneyInput(text)).toEqual({ ok: true, value });
});

test.each([
  "",
  "R$",
  ",",
  ".",
  "-1",
  "1,234",
  "1.23.4",
  "12a",
  "1,2,3",
  "12.34,5",
  "10.000.000.000,01",
  "1e3",
  "89 90",
  "8 990 ,5",
  "1 23",
])("%j is no amount", (text) => {
  expect(parseMoneyInput(text)).toEqual(refused);
});

test.each([
  ["1.250", 3, 1250],
  ["0,85", 3, 850],
  ["1.250,5", 3, 1250500],
  ["1.250.000", 3, 1250000000],
  ["12,5", 1, 125],
  ["12", 0, 12],
])("%j with %i decimals is %i", (text, fractionDigits, value) => {
  expect(parseDecimalInput(text, fractionDigits)).toEqual({ ok: true, value });
});

test.each([
  [850, 3, "0,85"],
  [1250, 3, "1,25"],
  [12000, 3, "12"],
  [5, 1, "0,5"],
  [12, 0, "12"],
])("%i with %i decimals is written %j", (value, fractionDigits, text) => {
  expect(formatDecimalInput(value, fractionDigits)).toBe(text);
  expect(parseDecimalInput(text, fractionDigits)).toEqual({ ok: true, value });
});
