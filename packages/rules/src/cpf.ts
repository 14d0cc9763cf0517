/** Eleven digits, masked or not, whose last two check the others; one digit repeated is refused. */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (!/^\d{11}$/.test(digits) || /^(.)\1+$/.test(digits)) return false;
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9)));
}

/** Without dots, dash and blanks; other characters stay, and make it no CPF. */
export const cpfDigits = (text: string): string => text.replace(/[.\-\s]/g, "");

/** `123.456.789-09`; what is no CPF comes back as it is. */
export const formatCpf = (text: string): string =>
  isCpf(text) ? cpfDigits(text).replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4") : text;

/** The two check digits of nine digits: weights 10..2, then 11..2, modulo 11, below 2 counting as 0. */
function cpfCheckDigits(nine: string): string {
  const first = checkDigit(nine);
  return `${first}${checkDigit(`${nine}${first}`)}`;
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
