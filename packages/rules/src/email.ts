/** The longest address that mail can be sent to (RFC 5321, errata 1690). */
const MAX_EMAIL = 254;

/** Text, one @, then text; no blanks or control characters, so that no address can break a mail header. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && /^[^@\s\p{C}]+@[^@\s\p{C}]+$/u.test(text);

/** The one form of an address under which an account is found: trimmed, lower case, compatible characters folded. */
export const normaliseEmail = (text: string): string => text.normalize("NFKC").toLowerCase().normalize("NFKC").trim();

/** What is wrong with a normalised address that a form has to have; null where nothing is. */
export function emailFault(email: string): "ERROR_FORM_REQUIRED" | "ERROR_FORM_INCORRECT_EMAIL" | null {
  if (email === "") return "ERROR_FORM_REQUIRED";
  return isEmail(email) ? null : "ERROR_FORM_INCORRECT_EMAIL";
}
