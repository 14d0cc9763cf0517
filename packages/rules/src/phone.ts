/** Ten digits (landline) or eleven (mobile): a two-digit area code without zeros, then the number. */
export const isPhone = (text: string): boolean =>
  /^[\d\s().+-]*$/.test(text) && /^[1-9]{2}\d{8,9}$/.test(phoneDigits(text));

/** The national number. A leading 55 is the country code only with 12 or 13 digits: 55 is also an area code. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
}

export const formatPhone = (text: string): string =>
  isPhone(text) ? phoneDigits(text).replace(/^(..)(.*)(....)$/, "($1) $2-$3") : text;

/** Digits with country code, as wa.me expects; null for an invalid number. */
export const whatsappNumber = (text: string): string | null => (isPhone(text) ? `55${phoneDigits(text)}` : null);

export const telUri = (text: string): string => `tel:${text.replace(/[^\d+]/g, "")}`;
