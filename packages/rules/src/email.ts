/** The longest address that mail can be sent to (RFC 5321, errata 1690). */
const MAX_EMAIL = 254;

/** Text, one @, then text; no blanks or control characters, so that no address can break a mail header. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && /^[^@\s\p{C}]+@[^@\s\p{C}]+$/u.test(text);

/** The one form of an address under which an account is found: trimmed, lower case, compatible characters folded. */
export const normaliseEmail = (text: string): string => text.normalize("NFKC").toLowerCase().normalize("NFKC").trim();
