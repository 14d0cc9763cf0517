/** Letters are valid since July 2026 (IN RFB 2.229/2024). Repeated digits are invalid. */
export function isCnpj(text: string): boolean {
  const code = normalizeCnpj(text);
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(code) || /^(.)\1+$/.test(code)) return false;
  return code.endsWith(cnpjCheckDigits(code.slice(0, 12)));
}

export const normalizeCnpj = (text: string): string => text.replace(/[./\-\s]/g, "").toUpperCase();

/** Formats as `12.ABC.345/01DE-35`; returns invalid input unchanged. */
export const formatCnpj = (text: string): string =>
  isCnpj(text) ? normalizeCnpj(text).replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5") : text;

/** Check digits (Receita Federal, Manual do DV do CNPJ): a character's value is its ASCII code - 48. */
function cnpjCheckDigits(twelve: string): string {
  const first = checkDigit(twelve);
  return `${first}${checkDigit(`${twelve}${first}`)}`;
}

function checkDigit(characters: string): number {
  const sum = [...characters].reduce((total, character, at) => {
    const weight = 2 + ((characters.length - 1 - at) % 8);
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
