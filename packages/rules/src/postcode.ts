/** Brazilian postcode (CEP): eight digits, optionally with a dash after the fifth; it has no check digit. */
export const isPostcode = (text: string): boolean => /^\d{5}-?\d{3}$/.test(text.trim());

export const postcodeDigits = (text: string): string => text.replace(/\D/g, "");

export const formatPostcode = (text: string): string =>
  isPostcode(text) ? postcodeDigits(text).replace(/^(.{5})(.{3})$/, "$1-$2") : text;
