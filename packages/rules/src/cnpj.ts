/**
 * Fourteen characters, masked or not, of which the last two are digits that check the others. Since July 2026
 * the first twelve may be letters (IN RFB 2.229/2024). One digit repeated is refused.
 */
export function isCnpj(text: string): boolean {
  const code = normalizeCnpj(text);
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(code) || /^(.)\1+$/.test(code)) return false;
  return code.endsWith(cnpjCheckDigits(code.slice(0, 12)));
}

/** Upper case, without dots, slash, dash and blanks; other characters stay, and make it no CNPJ. */
export const normalizeCnpj = (text: string): string => text.replace(/[./\-\s]/g, "").toUpperCase();

/** `12.ABC.345/01DE-35`; what is no CNPJ comes back as it is. */
export const formatCnpj = (text: string): string =>
  isCnpj(text) ? normalizeCnpj(text).replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5") : text;

/** The check digits of twelve characters (Receita Federal, Manual do DV do CNPJ): character value is its ASCII - 48. */
function cnpjCheckDigits(twelve: string): string {
  const first = checkDigit(twelve);
  return `${first}${checkDigit(`${twelve}${first}`)}`;
}

/** Weights run 2 to 9 from the right, again and again; modulo 11, below 2 counting as 0. */
function checkDigit(characters: string): number {
  const sum = [...characters].reduce((total, character, at) => {
    const weight = 2 + ((characters.length - 1 - at) % 8);
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
