/** Whether a code is a GTIN that names an article worldwide: not the in-store and coupon numbers of GS1. */
export function isGlobalGtin(code: string): boolean {
  if (!isGtinLike(code) || !hasCheckDigit(code) || /^0+$/.test(code)) return false;
  return code.length === 8 ? !/^[02]/.test(code) : !/^(02|04|05|2|9[89])/.test(code.padStart(14, "0").slice(1));
}

/** Digits weigh 1 and 3 in turn from the right, and their sum is a multiple of 10. */
function hasCheckDigit(code: string): boolean {
  const sum = [...code].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const GTIN_LENGTHS = [8, 12, 13, 14];

/** The number, and with it the same GTIN in other lengths: scanners drop or add zeros in front. */
export function gtinForms(number: string): string[] {
  if (!isGtinLike(number)) return [number];
  const digits = number.replace(/^0+/, "");
  const lengths = GTIN_LENGTHS.filter((length) => length >= digits.length);
  return [...new Set([number, ...lengths.map((length) => digits.padStart(length, "0"))])];
}

export const isGtinLike = (number: string): boolean => /^\d+$/.test(number) && GTIN_LENGTHS.includes(number.length);
