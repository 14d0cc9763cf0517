import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCnpj, isCnpj, normalizeCnpj } from "./cnpj.ts";

test.each([
  ["12ABC34501DE35", "12.ABC.345/01DE-35"],
  ["12abc34501de35", "12.ABC.345/01DE-35"],
  ["12ABC345000188", "12.ABC.345/0001-88"],
  ["11222333000181", "11.222.333/0001-81"],
  ["44038188000132", "44.038.188/0001-32"],
  ["11.222.333/0001-81", "11.222.333/0001-81"],
])("[VA-07] %s is the CNPJ %s", (typed, shown) => {
  expect(isCnpj(typed)).toBe(true);
  expect(formatCnpj(typed)).toBe(shown);
});

test.each([
  "",
  "12ABC34501DE36",
  "11222333000180",
  "1122233300018",
  "112223330001811",
  "00000000000000",
  "12ABC34501DEAB",
  "12ÃBC34501DE35",
])("[VA-07] '%s' is no CNPJ", (text) => {
  expect(isCnpj(text)).toBe(false);
  expect(formatCnpj(text)).toBe(text);
});

test("[VA-07] twelve letters or digits have exactly one pair of check digits", () => {
  const twelve = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((characters) => !/^(.)\1+$/.test(characters));
  fc.assert(
    fc.property(twelve, (characters) => {
      const valid = pairs.map((pair) => characters + pair).filter(isCnpj);
      expect(valid).toHaveLength(1);
      expect(valid.map((cnpj) => normalizeCnpj(formatCnpj(cnpj)))).toEqual(valid);
    }),
  );
});

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));
