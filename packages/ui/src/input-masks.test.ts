import { formatPhone, phoneDigits } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId, normalizeTaxId } from "@pecacerta/rules/tax-id";
import { PHONE_WRITINGS, POSTCODE_WRITINGS, TAX_ID_WRITINGS } from "@pecacerta/rules/testing/field-writings";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CEP_MASK,
  type InputMask,
  type MaskedText,
  MONEY_MASK,
  maskEdit,
  PHONE_MASK,
  TAX_ID_MASK,
} from "./input-masks.ts";

const EMPTY: MaskedText = { typed: "", shown: "", caret: 0 };

function insert(text: string, before: MaskedText, mask: InputMask): MaskedText {
  const { shown, caret } = before;
  const edited = { text: `${shown.slice(0, caret)}${text}${shown.slice(caret)}`, caret: caret + text.length };
  return maskEdit(mask, edited, before);
}

function backspace(before: MaskedText, mask: InputMask): MaskedText {
  const { shown, caret } = before;
  if (caret === 0) return before;
  return maskEdit(mask, { text: shown.slice(0, caret - 1) + shown.slice(caret), caret: caret - 1 }, before);
}

const type = (typed: string, mask: InputMask): MaskedText =>
  [...typed].reduce((edit, sign) => insert(sign, edit, mask), EMPTY);

const paste = (text: string, mask: InputMask): string => insert(text, EMPTY, mask).shown;

const FIELDS = [
  ["phone", PHONE_MASK, PHONE_WRITINGS, formatPhone, phoneDigits],
  ["CEP", CEP_MASK, POSTCODE_WRITINGS, formatPostcode, formatPostcode],
  ["CPF or CNPJ", TAX_ID_MASK, TAX_ID_WRITINGS, formatTaxId, normalizeTaxId],
] as const;

describe.each(FIELDS)("the mask of a %s", (_name, mask, writings, format, toStored) => {
  test.each(writings)("[VA-07] changes nothing of $typed before the rule accepts it", ({ typed, stored }) => {
    for (const shown of [type(typed, mask).shown, paste(typed, mask)].map(mask.onLeave)) {
      if (stored === undefined) expect(shown).toBe(typed);
      else expect([shown, toStored(shown)]).toEqual([format(stored), stored]);
      // What is written when the field is left stays so.
      expect(paste(shown, mask)).toBe(shown);
    }
  });

  test("[VA-07] adds signs only to what is accepted, wherever a key edits it", () => {
    const text = fc.oneof(
      fc.constantFrom(...writings.map(({ typed }) => typed)),
      fc.stringMatching(/^[\d A-Za-z./()-]{0,18}$/),
    );
    fc.assert(
      fc.property(text, fc.nat(), (value, at) => {
        const caret = at % (value.length + 1);
        const edited = maskEdit(mask, { text: value, caret });
        const signs = (part: string) => part.replace(/[^\dA-Za-z]/g, "").toUpperCase();
        expect([value, format(value)]).toContain(edited.shown);
        if (edited.shown === value) expect(edited.caret).toBe(caret);
        expect(signs(edited.shown)).toBe(signs(value));
        expect(signs(edited.shown.slice(edited.caret))).toBe(signs(value.slice(caret)));
      }),
    );
  });
});

test.each([
  ["1133334444", PHONE_MASK, "(11) 3333-4444"],
  ["11933334444", PHONE_MASK, "(11) 93333-4444"],
  ["119333", PHONE_MASK, "119333"],
  ["74000100", CEP_MASK, "74000-100"],
  ["12345678909", TAX_ID_MASK, "123.456.789-09"],
  ["11222333000181", TAX_ID_MASK, "11.222.333/0001-81"],
  ["12ABC34501DE35", TAX_ID_MASK, "12.ABC.345/01DE-35"],
  ["12abc34501de35", TAX_ID_MASK, "12.ABC.345/01DE-35"],
  ["123456", MONEY_MASK, "1.234,56"],
  ["05", MONEY_MASK, "0,05"],
  ["R$ 1.234,56", MONEY_MASK, "1.234,56"],
  ["12345678901234", MONEY_MASK, "12345678901234"],
] as const)("[VA-07] %s is formatted once it is accepted", (typed, mask, shown) => {
  expect(type(typed, mask).shown).toBe(shown);
});

test.each([
  ["1.500,5", "1.500,50"],
  ["1.500", "1.500,00"],
  ["R$ 1.234", "1.234,00"],
  ["R$ 150,90", "150,90"],
  ["150.5", "150,50"],
  ["150", "150,00"],
  [" 1 500,00 ", "1.500,00"],
])("[VA-07] the pasted amount %s is one in reais", (text, shown) => {
  const pasted = maskEdit(MONEY_MASK, { text, caret: text.length, isPasted: true });
  expect(pasted.shown).toBe(shown);
  // The next key goes on from what is shown.
  expect(backspace(pasted, MONEY_MASK).shown).toBe(type(shown.replace(/\D/g, "").slice(0, -1), MONEY_MASK).shown);
});

test.each(["150,905", "a combinar", "150,00 no Pix"])("[VA-07] %s stays as it was pasted and is no amount", (text) => {
  const { shown } = maskEdit(MONEY_MASK, { text, caret: text.length, isPasted: true });
  expect(MONEY_MASK.onLeave(shown)).toBe(text);
  expect(MONEY_MASK.accepts(text)).toBe(false);
});

test("[VA-07] a long amount is not cut", () => {
  expect(paste("12345678901234", MONEY_MASK)).toBe("12345678901234");
});

test.each([
  ["a mobile number without its area code", PHONE_MASK, "991234567"],
  ["the same with a dash", PHONE_MASK, "99123-4567"],
  ["one whose digits look like an area code", PHONE_MASK, "982345678"],
  ["a wrong CPF", TAX_ID_MASK, "12345678900"],
  ["a wrong CNPJ", TAX_ID_MASK, "11222333000180"],
  ["a CEP with a digit too many", CEP_MASK, "740001000"],
])("[VA-07] %s stays as it was pasted when the field is left", (_, mask, typed) => {
  expect(mask.onLeave(paste(typed, mask))).toBe(typed);
});

test("[VA-07] a digit is deleted and typed in the middle, and the caret stays there", () => {
  const full = type("62991234567", PHONE_MASK);
  expect(full.shown).toBe("(62) 99123-4567");
  const shorter = backspace({ ...full, caret: "(62) 991".length }, PHONE_MASK);
  expect(shorter).toMatchObject({ shown: "(62) 9923-4567", caret: "(62) 99".length });
  expect(insert("8", shorter, PHONE_MASK)).toMatchObject({ shown: "(62) 99823-4567", caret: "(62) 998".length });
});

test("[VA-07] the last sign is deleted until the field is empty", () => {
  for (const [text, mask] of [
    ["62991234567", PHONE_MASK],
    ["74000100", CEP_MASK],
    ["11222333000181", TAX_ID_MASK],
    ["123456", MONEY_MASK],
  ] as const) {
    let edit = type(text, mask);
    for (let keys = 0; edit.shown !== "" && keys < 40; keys++) edit = backspace(edit, mask);
    expect(edit.shown, text).toBe("");
  }
});
