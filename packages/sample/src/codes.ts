/** Invented codes with valid check digits. */

/** GTIN-13 in the range 20 to 29, reserved for internal use. */
export function makeGtin(number: number): string {
  const body = `20${String(number).padStart(10, "0")}`;
  const sum = digits(body).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** CPF of a number below a million, a range that the tax office does not issue. */
export function makeCpf(number: number): string {
  const body = String(number).padStart(9, "0");
  const first = mod11CheckDigit(body, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${body}${first}${mod11CheckDigit(body + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])}`;
}

/** CNPJ of branch 0001 of an eight-digit root. */
export function makeCnpj(root: string): string {
  const body = `${root}0001`;
  const first = mod11CheckDigit(body, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return `${body}${first}${mod11CheckDigit(body + first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`;
}

/** Price-table code: three digits of the make, three of the model version, a check digit. */
export function makeFipeCode(maker: string, version: number): string {
  const body = `${maker}${String(version).padStart(3, "0")}`;
  const remainder = 11 - (digits(body).reduce((total, digit, at) => total + digit * (7 - at), 0) % 11);
  return `${body}-${remainder >= 10 ? 0 : remainder}`;
}

const digits = (text: string) => Array.from(text, Number);

function mod11CheckDigit(body: string, weights: number[]): number {
  const remainder = digits(body).reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0) % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
