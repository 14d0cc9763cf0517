/** Five digits, a dash or none, three digits. There is no check digit. */
export const isCep = (text: string): boolean => /^\d{5}-?\d{3}$/.test(text.trim());

export const cepDigits = (text: string): string => text.replace(/\D/g, "");

/** `89010-025`; what is no CEP comes back as it is. */
export const formatCep = (text: string): string =>
  isCep(text) ? cepDigits(text).replace(/^(.{5})(.{3})$/, "$1-$2") : text;
