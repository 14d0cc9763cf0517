/** Five digits, a dash or none, three digits. There is no check digit. */
export const isPostcode = (text: string): boolean => /^\d{5}-?\d{3}$/.test(text.trim());

export const postcodeDigits = (text: string): string => text.replace(/\D/g, "");

/** `89010-025`; what is no CEP comes back as it is. */
export const formatPostcode = (text: string): string =>
  isPostcode(text) ? postcodeDigits(text).replace(/^(.{5})(.{3})$/, "$1-$2") : text;
