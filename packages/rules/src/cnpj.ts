import { modulo11CheckDigit } from "./check-digit.ts";
import { removeSeparators, withoutFieldName } from "./text.ts";

/** Letters are valid since July 2026 (IN RFB 2.229/2024). Repeated digits are invalid. */
export function isCnpj(text: string): boolean {
  const code = normalizeCnpj(text);
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(code) || /^(.)\1+$/.test(code)) return false;
  return code.endsWith(cnpjCheckDigits(code.slice(0, 12)));
}

export const normalizeCnpj = (text: string): string => removeSeparators(withoutFieldName(text, "cnpj")).toUpperCase();

/** Formats as `12.ABC.345/01DE-35`; returns invalid input unchanged. */
export const formatCnpj = (text: string): string =>
  isCnpj(text) ? normalizeCnpj(text).replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5") : text;

/** Check digits of Receita Federal (Manual do DV do CNPJ). */
function cnpjCheckDigits(twelve: string): string {
  const first = modulo11CheckDigit(twelve);
  return `${first}${modulo11CheckDigit(`${twelve}${first}`)}`;
}
