import { expect, test } from "vitest";
import { BRL, CURRENCIES, changeCurrency } from "./currency.ts";

test("[EN-08] only the real exists, at rate 1", () => {
  expect(CURRENCIES).toEqual([{ code: "BRL", symbol: "R$", name: "Real brasileiro", rate: 1 }]);
});

test("[SS-05] a currency with the same code changes nothing, another one replaces it", () => {
  const dollar = { code: "USD", symbol: "US$", name: "Dólar", rate: 0.18 };
  expect(changeCurrency(BRL, { ...BRL, rate: 2 })).toBe(BRL);
  expect(changeCurrency(BRL, dollar)).toBe(dollar);
});
