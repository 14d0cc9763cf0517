/** Ten digits (fixed line) or eleven (mobile): an area code without zeros, then the number. */
export const isPhone = (text: string): boolean =>
  /^[\d\s().+-]*$/.test(text) && /^[1-9]{2}\d{8,9}$/.test(phoneDigits(text));

/** The national number. A leading 55 is the country code only when 12 or 13 digits stand: 55 is an area code, too. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
}

/** `(11) 98765-4321` or `(11) 3456-7890`; what is no phone number comes back as it is. */
export const formatPhone = (text: string): string =>
  isPhone(text) ? phoneDigits(text).replace(/^(..)(.*)(....)$/, "($1) $2-$3") : text;

/** Country code, area code and number as digits, as wa.me wants them; null for what is no phone number. */
export const whatsappNumber = (text: string): string | null => (isPhone(text) ? `55${phoneDigits(text)}` : null);

/** The address that dials a number, however a company writes it. */
export const telUri = (text: string): string => `tel:${text.replace(/[^\d+]/g, "")}`;
