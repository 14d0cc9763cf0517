import { type MaskitoOptions, maskitoTransform } from "@maskito/core";
import { formatPhone, phoneDigits } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId, normalizeTaxId } from "@pecacerta/rules/tax-id";
import { PHONE_WRITINGS, POSTCODE_WRITINGS, TAX_ID_WRITINGS } from "@pecacerta/rules/testing/field-writings";
import { describe, expect, test } from "vitest";
import { CEP_MASK, PHONE_MASK, TAX_ID_MASK } from "./input-masks.ts";

const type = (typed: string, mask: MaskitoOptions): string =>
  [...typed].reduce((value, sign) => maskitoTransform(value + sign, mask), "");

const signs = (text: string): string => text.replace(/[^\dA-Za-z]/g, "");

const FIELDS = [
  ["phone", PHONE_MASK, PHONE_WRITINGS, formatPhone, phoneDigits],
  ["CEP", CEP_MASK, POSTCODE_WRITINGS, formatPostcode, formatPostcode],
  ["CPF or CNPJ", TAX_ID_MASK, TAX_ID_WRITINGS, formatTaxId, normalizeTaxId],
] as const;

describe.each(FIELDS)("the mask of a %s", (_name, mask, writings, format, toStored) => {
  test.each(writings)("[VA-07] loses nothing of $typed, typed or pasted", ({ typed, stored }) => {
    for (const shown of [type(typed, mask), maskitoTransform(typed, mask)]) {
      expect(signs(shown)).toBe(signs(typed));
      if (stored === undefined) expect(format(shown)).toBe(shown);
      else expect(toStored(format(shown))).toBe(stored);
      // What is written when the field is left stays so.
      expect(maskitoTransform(format(shown), mask)).toBe(format(shown));
    }
  });
});

test.each([
  ["1133334444", PHONE_MASK, "(11) 3333-4444"],
  ["11933334444", PHONE_MASK, "(11) 93333-4444"],
  ["119333", PHONE_MASK, "(11) 9333"],
  ["74000100", CEP_MASK, "74000-100"],
  ["12345678909", TAX_ID_MASK, "123.456.789-09"],
  ["11222333000181", TAX_ID_MASK, "11.222.333/0001-81"],
  ["12ABC34501DE35", TAX_ID_MASK, "12.ABC.345/01DE-35"],
] as const)("[VA-07] %s is formatted while it is typed", (typed, mask, shown) => {
  expect(type(typed, mask)).toBe(shown);
  expect(maskitoTransform(typed, mask)).toBe(shown);
});
