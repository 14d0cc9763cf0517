import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, MAX_CENTAVOS } from "./money.ts";
import { parseMoney } from "./typed-money.ts";

const amounts = fc.integer({ min: 0, max: MAX_CENTAVOS });

test("what the shop writes is read back as people write it", () => {
  fc.assert(
    fc.property(amounts, (centavos) => {
      expect(parseMoney(formatMoney(centavos))).toEqual(read(centavos));
    }),
  );
});

test.each([
  ["120", 12_000],
  ["120,5", 12_050],
  ["120.50", 12_050],
  ["1.234", 123_400],
  ["1234,56", 123_456],
  [" R$ 1.234,56 ", 123_456],
  ["0,01", 1],
])("%j are %d centavos", (text, centavos) => {
  expect(parseMoney(text)).toEqual(read(centavos));
});

test.each(["", "R$", "-1", "1,234", "1.2.3", "1.234.5", "12e3", "1,", ",5", "99999999999", "١٢"])(
  "%j is no amount",
  (text) => {
    expect(parseMoney(text)).toEqual({ ok: false, refusal: "INVALID_MONEY" });
  },
);

const read = (value: number) => ({ ok: true, value });
