import { type MaskitoOptions, maskitoUpdateElement } from "@maskito/core";
import { formatMoney } from "@pecacerta/rules/money";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { formatTaxId } from "@pecacerta/rules/tax-id";

export const TAX_ID_MASK = punctuationMask(formatTaxId, (value) => {
  const text = value.replace(/[\s./-]/g, "");
  if (!/^\w{0,14}$/.test(text)) return undefined;
  return text.length > 11 || /\D/.test(text) ? "AA.AAA.AAA/AAAA-AA" : "000.000.000-00";
});

export const CEP_MASK = punctuationMask(formatPostcode, (value) =>
  /^(?:\d{0,5}|\d{5}-?\d{0,3})$/.test(value) ? "00000-000" : undefined,
);

export const PHONE_MASK = punctuationMask(formatPhone, (value) => {
  const text = value.replace(/[\s()./-]/g, "");
  if (!/^(?:[1-9]\d{0,10})?$/.test(text)) return undefined;
  return text.length > 10 ? "(00) 00000-0000" : "(00) 0000-0000";
});

const MAX_MONEY_DIGITS = 12;

/** Typed digits are centavos: `1`, `2`, `3` shows `0,01`, `0,12`, `1,23`. */
export const MONEY_MASK: MaskitoOptions = {
  mask: /^[\d.,]*$/,
  postprocessors: [
    ({ value }) => {
      const digits = value.replace(/\D/g, "").replace(/^0+/, "").slice(0, MAX_MONEY_DIGITS);
      const amount = digits === "" ? "" : formatMoney(Number(digits)).replace(/^R\$\s/, "");
      return { value: amount, selection: [amount.length, amount.length] };
    },
  ],
};

/** Adds the punctuation of a shape while it is typed; `format` writes other accepted text when the field is left. */
function punctuationMask(
  format: (text: string) => string,
  shapeOf: (value: string) => string | undefined,
): MaskitoOptions {
  return {
    mask({ value }) {
      const shape = shapeOf(value);
      return shape === undefined ? /^.*$/s : maskOf(shape);
    },
    postprocessors: [
      ({ value, selection }) => ({ value: shapeOf(value) ? value.replace(/[\s()./-]+$/, "") : value, selection }),
    ],
    plugins: [
      (element) => {
        const formatText = () => maskitoUpdateElement(element, format(element.value));
        element.addEventListener("blur", formatText);
        return () => element.removeEventListener("blur", formatText);
      },
    ],
  };
}

const CHARACTERS = new Map([
  ["0", /\d/],
  ["A", /[\dA-Za-z]/],
]);

function maskOf(shape: string): (string | RegExp)[] {
  return [...shape].map((sign) => CHARACTERS.get(sign) ?? sign);
}
