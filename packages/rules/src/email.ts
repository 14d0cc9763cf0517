/** The longest address that mail can be sent to (RFC 5321, errata 1690), and the longest part before its @. */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

// The rule of <input type="email">, as the standard writes it: https://html.spec.whatwg.org/#valid-e-mail-address
const VALID_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// Mail servers refuse these though the standard allows them (RFC 5321, section 4.1.2).
const MISPLACED_DOT = /^\.|\.\.|\.@/;

/**
 * Whether mail can be sent to an address: what a browser's field for e-mails accepts, in the lengths and with the dots
 * that mail servers take. ASCII only, so no address breaks a mail header; a domain needs no dot.
 */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH &&
  text.indexOf("@") <= MAX_LOCAL_PART_LENGTH &&
  VALID_EMAIL.test(text) &&
  !MISPLACED_DOT.test(text);

/** The one form of an address under which an account is found: trimmed, lower case, compatible characters folded. */
export const normalizeEmail = (text: string): string => text.normalize("NFKC").toLowerCase().normalize("NFKC").trim();

/** What is wrong with a normalised address that a form has to have; null where nothing is. */
export function requiredEmailError(email: string): "ERROR_FORM_REQUIRED" | "ERROR_FORM_INCORRECT_EMAIL" | null {
  if (email === "") return "ERROR_FORM_REQUIRED";
  return isEmail(email) ? null : "ERROR_FORM_INCORRECT_EMAIL";
}
