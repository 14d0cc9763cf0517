import { withoutFieldName } from "./text.ts";

// Also as pages and documents print it: `89.010-025`, `89010 025`, with any dash.
const POSTCODE = /^\d{2}\.?\d{3}[\s\-\u2010-\u2015\u2212]?\d{3}$/;

/** Brazilian postcode (CEP): eight digits, not all the same; it has no check digit. */
export function isPostcode(text: string): boolean {
  const written = withoutFieldName(text, "cep");
  return POSTCODE.test(written) && !/^(.)\1+$/.test(postcodeDigits(written));
}

export const postcodeDigits = (text: string): string => text.replace(/\D/g, "");

export const formatPostcode = (text: string): string =>
  isPostcode(text) ? postcodeDigits(text).replace(/^(.{5})(.{3})$/, "$1-$2") : text;
