import type { MaskitoOptions } from "@maskito/core";
import { formatMoney } from "@pecacerta/rules/money";

export const CPF_MASK: MaskitoOptions = { mask: maskOf("000.000.000-00") };

export const CEP_MASK: MaskitoOptions = { mask: maskOf("00000-000") };

/** The dash moves when a mobile number's ninth digit is typed. */
export const PHONE_MASK: MaskitoOptions = {
  mask: ({ value }) => maskOf(value.replace(/\D/g, "").length > 10 ? "(00) 00000-0000" : "(00) 0000-00000"),
  postprocessors: [({ value, selection }) => ({ value: value.replace(/\D+$/, ""), selection })],
};

const MAX_MONEY_DIGITS = 12;

/** Typed digits are centavos: `1`, `2`, `3` shows `0,01`, `0,12`, `1,23`. */
export const MONEY_MASK: MaskitoOptions = {
  mask: /^[\d.,]*$/,
  postprocessors: [
    ({ value }) => {
      const digits = value.replace(/\D/g, "").replace(/^0+/, "").slice(0, MAX_MONEY_DIGITS);
      const amount = digits === "" ? "" : formatMoney(Number(digits)).replace(/^R\$ /, "");
      return { value: amount, selection: [amount.length, amount.length] };
    },
  ],
};

function maskOf(shape: string): (string | RegExp)[] {
  return [...shape].map((sign) => (sign === "0" ? /\d/ : sign));
}
