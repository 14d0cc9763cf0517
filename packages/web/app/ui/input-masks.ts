import type { MaskitoOptions } from "@maskito/core";

export const CPF_MASK: MaskitoOptions = { mask: maskOf("000.000.000-00") };

export const CEP_MASK: MaskitoOptions = { mask: maskOf("00000-000") };

/** A landline has eight digits after the area code, a mobile nine: the dash moves when the ninth comes. */
export const PHONE_MASK: MaskitoOptions = {
  mask: ({ value }) => maskOf(value.replace(/\D/g, "").length > 10 ? "(00) 00000-0000" : "(00) 0000-00000"),
  postprocessors: [({ value, selection }) => ({ value: value.replace(/\D+$/, ""), selection })],
};

function maskOf(shape: string): (string | RegExp)[] {
  return [...shape].map((sign) => (sign === "0" ? /\d/ : sign));
}
