import { modulo11CheckDigit } from "./check-digit.ts";

export const normalizeNfeKey = (text: string): string => text.replace(/[\s.\-/]/g, "").toUpperCase();

/** State, month, CNPJ (since July 2026 with letters), model, series, number, kind of emission, code, check digit. */
const NFE_KEY = /^\d{2}\d{2}(0[1-9]|1[0-2])[0-9A-Z]{12}\d{2}(55|65)\d{3}\d{9}\d\d{8}\d$/;

export function isNfeKey(text: string): boolean {
  const key = normalizeNfeKey(text);
  return NFE_KEY.test(key) && Number(key.at(-1)) === modulo11CheckDigit(key.slice(0, -1));
}
