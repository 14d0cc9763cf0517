import { modulo11CheckDigit } from "./check-digit.ts";

export const normalizeNfeKey = (text: string): string => text.replace(/[\s.\-/]/g, "").toUpperCase();

/**
 * State 2, year and month 4, CNPJ 14, model 2, series 3, number 9, kind of emission 1, code 8, check digit 1. Only the
 * CNPJ may hold letters (since July 2026, Nota Técnica Conjunta 2025.001).
 */
const NFE_KEY = /^\d{2}\d{2}(0[1-9]|1[0-2])[0-9A-Z]{12}\d{2}(55|65)\d{3}\d{9}\d\d{8}\d$/;

/** The key of an electronic invoice (NF-e or NFC-e), formatted or not. */
export function isNfeKey(text: string): boolean {
  const key = normalizeNfeKey(text);
  return NFE_KEY.test(key) && Number(key.at(-1)) === modulo11CheckDigit(key.slice(0, -1));
}
