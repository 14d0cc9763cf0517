import { removeSeparators, withoutFieldName } from "./text.ts";

/** Eleven digits, formatted or not; the last two are check digits. Repeated digits are invalid. */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (!/^\d{11}$/.test(digits) || /^(.)\1+$/.test(digits)) return false;
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9)));
}

export const cpfDigits = (text: string): string => removeSeparators(withoutFieldName(text, "c\\.?p\\.?f"));

export const formatCpf = (text: string): string =>
  isCpf(text) ? cpfDigits(text).replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4") : text;

function cpfCheckDigits(nine: string): string {
  const first = checkDigit(nine);
  return `${first}${checkDigit(`${nine}${first}`)}`;
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
