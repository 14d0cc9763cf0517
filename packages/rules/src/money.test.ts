import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatMoney,
  isDecimalAmount,
  MAX_CENTAVOS,
  parseMoney,
  percentOf,
  toCentavos,
  toDecimalAmount,
} from "./money.ts";

const amounts = fc.integer({ min: 0, max: MAX_CENTAVOS });

test("[CART-11] every amount survives conversion to decimals and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_CENTAVOS, max: MAX_CENTAVOS }), (centavos) => {
      expect(toCentavos(JSON.parse(JSON.stringify(toDecimalAmount(centavos))))).toBe(centavos);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [0.1 + 0.2, 30],
  [1.005, 101],
  [19.99, 1999],
  [8.115, 812],
  [4.35, 435],
  [1.1, 110],
  [0.005, 1],
  [-1.005, -101],
  [0.000_000_1, 0],
  [-0, 0],
])("[CART-11] %d reais are %d centavos", (reais, centavos) => {
  expect(toCentavos(reais)).toBe(centavos);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, 1e21])("%d has no exact amount", (reais) => {
  expect(() => toCentavos(reais)).toThrow(RangeError);
  expect(isDecimalAmount(reais)).toBe(false);
});

test("a decimal amount has at most two decimals and is not negative", () => {
  expect([0, 0.01, 19.99, 1234.5, 1e10].every(isDecimalAmount)).toBe(true);
  expect([-1, -0.01, 0.001, 19.999, 1e10 + 0.01, 1e16].some(isDecimalAmount)).toBe(false);
});

test("[CART-11] a percentage rounds half up to whole centavos", () => {
  expect(percentOf(1000, 20)).toBe(200);
  expect(percentOf(2, 20)).toBe(0);
  expect(percentOf(3, 20)).toBe(1);
  expect(percentOf(5, 50)).toBe(3);
  expect(percentOf(10, 2.5)).toBe(0);
  expect(percentOf(20, 2.5)).toBe(1);
  expect(percentOf(12345, 0)).toBe(0);
});

test("[CART-11] a percentage is exact for any amount", () => {
  const exact = (centavos: number, percent: number) => Number((BigInt(centavos) * BigInt(percent) + 50n) / 100n);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e13 }), fc.integer({ min: 0, max: 100 }), (centavos, percent) => {
      expect(percentOf(centavos, percent)).toBe(exact(centavos, percent));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [123450, "R$\u00A01.234,50"],
  [0, "R$\u00A00,00"],
  [5, "R$\u00A00,05"],
  [100, "R$\u00A01,00"],
  [99999, "R$\u00A0999,99"],
  [100000, "R$\u00A01.000,00"],
  [123456789012, "R$\u00A01.234.567.890,12"],
  [-150, "-R$\u00A01,50"],
])("[PR-09] %d centavos are formatted as %s, which no line breaks apart", (centavos, text) => {
  expect(formatMoney(centavos)).toBe(text);
});

test("[PR-09] amounts are formatted as Intl does for pt-BR", () => {
  const format = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (centavos) => {
      expect(formatMoney(centavos)).toBe(format.format(centavos / 100));
    }),
    { numRuns: 300 },
  );
});

test("[PR-09] the value is multiplied by the currency's rate", () => {
  expect(formatMoney(10000, { code: "USD", symbol: "US$", name: "Dólar", rate: 0.18 })).toBe("US$\u00A018,00");
  expect(formatMoney(1, { code: "USD", symbol: "US$", name: "Dólar", rate: 0.5 })).toBe("US$\u00A00,01");
});

test.each([
  ["1.234,56", 123456],
  ["R$ 1.234,56", 123456],
  ["R$\u00A01.234,56", 123456],
  ["1234,56", 123456],
  ["5", 5],
  ["1.234", 1234],
  ["0,00", 0],
  ["0000123", 123],
  ["00000000000000000123", 123],
  [" 12,00 ", 1200],
])("[VA-07] the digits of %s divided by 100", (text, centavos) => {
  expect(parseMoney(text)).toEqual({ ok: true, value: centavos });
});

test.each(["", "   ", "R$", "abc", "1e3", "-5", "12,00x", ",", "1234567890123", "٣", "150,905", "1,5", "1,50,00"])(
  "[VA-07] '%s' is no amount",
  (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, refusal: "INVALID_MONEY" });
  },
);

test("[VA-07] a formatted amount can be parsed again", () => {
  fc.assert(
    fc.property(
      amounts.filter((one) => one < MAX_CENTAVOS),
      (centavos) => {
        expect(parseMoney(formatMoney(centavos))).toEqual({ ok: true, value: centavos });
      },
    ),
  );
});
