import { expect, test } from "vitest";
import { formatTaxId, isTaxId, labelTaxId, maskTaxId, normalizeTaxId, searchableTaxIdEnd } from "./tax-id.ts";

test.each([
  ["529.982.247-25", "52998224725", "CPF 529.982.247-25", "***.***.247-25"],
  ["11.222.333/0001-81", "11222333000181", "CNPJ 11.222.333/0001-81", "**.***.***/0001-81"],
  ["12.abc.345/01de-35", "12ABC34501DE35", "CNPJ 12.ABC.345/01DE-35", "**.***.***/01DE-35"],
])("[VA-07] %s is stored as %s, shown as %s and masked as %s", (typed, stored, shown, masked) => {
  expect(isTaxId(typed)).toBe(true);
  expect(normalizeTaxId(typed)).toBe(stored);
  expect(labelTaxId(stored)).toBe(shown);
  expect(shown).toContain(formatTaxId(stored));
  expect(maskTaxId(stored)).toBe(masked);
  expect(labelTaxId(masked)).toBe(`${shown.split(" ")[0]} ${masked}`);
});

test("what is neither a CPF nor a CNPJ is not shown masked", () => {
  for (const text of ["", "52998224724", "11222333000180"]) {
    expect(isTaxId(text)).toBe(false);
    expect(maskTaxId(text)).toBe("");
    expect(formatTaxId(text)).toBe(text);
  }
});

test("a tax id is searched by its shown digits or by all of them, never by hidden ones", () => {
  const whole = ["52998224725", "11222333000181", "12ABC34501DE35"];
  expect(["725", "247-25", ...whole, "529.982.247-25"].map(searchableTaxIdEnd)).toEqual([
    "725",
    "24725",
    ...whole,
    "52998224725",
  ]);
  for (const text of ["25", "224725", "2998224725", "222333000181", "12ABC34501DE", "maria"])
    expect(searchableTaxIdEnd(text)).toBeUndefined();
});
