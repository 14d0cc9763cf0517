import { removeInvisibleCharacters } from "./text.ts";

/** Limits of RFC 5321 (errata 1690). */
export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

// The rule of <input type="email">: https://html.spec.whatwg.org/#valid-e-mail-address
const VALID_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const TOP_LEVEL_DOMAIN = /\.[a-zA-Z][a-zA-Z0-9-]*[a-zA-Z0-9]$/;

// Valid in HTML, but refused by mail servers (RFC 5321, section 4.1.2).
const MISPLACED_DOT = /^\.|\.\.|\.@/;

/** ASCII only, so that an address cannot break a mail header. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH &&
  text.indexOf("@") <= MAX_LOCAL_PART_LENGTH &&
  VALID_EMAIL.test(text) &&
  TOP_LEVEL_DOMAIN.test(text) &&
  !MISPLACED_DOT.test(text);

export const normalizeEmail = (text: string): string =>
  removeInvisibleCharacters(text).normalize("NFKC").toLowerCase().normalize("NFKC").trim();

const IGNORED_DOTS = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind a normalized address: without `+label`, and without dots where the provider ignores them. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const [name = ""] = email.slice(0, at).split("+");
  return IGNORED_DOTS.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export function requiredEmailError(typed: string): "ERROR_FORM_REQUIRED" | "ERROR_FORM_INCORRECT_EMAIL" | null {
  const email = normalizeEmail(typed);
  if (email === "") return "ERROR_FORM_REQUIRED";
  return isEmail(email) ? null : "ERROR_FORM_INCORRECT_EMAIL";
}
