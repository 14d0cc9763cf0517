import { collectErrors, type FieldErrors } from "./form.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";

export const MIN_PASSWORD_LENGTH = 6;
/** An upper bound, so that nobody makes the server hash a book. */
export const MAX_PASSWORD_LENGTH = 128;

/** The password as typed, blanks included. Refuses AUTH_WEAK_PASSWORD outside 6 to 128 characters. */
export const parsePassword = (text: string): Outcome<string, "AUTH_WEAK_PASSWORD"> =>
  isValidPassword(text) ? accept(text) : refuse("AUTH_WEAK_PASSWORD");

export function isValidPassword(text: string): boolean {
  // Characters, not UTF-16 units: three emoji are three characters.
  const length = text.length > MAX_PASSWORD_LENGTH * 2 ? text.length : [...text].length;
  return length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH;
}

export type PasswordChangeInput = { current: string; password: string };

/** The faults of a change of password by field. Whether the current one is right, only the server knows. */
export const findPasswordChangeErrors = ({
  current,
  password,
}: PasswordChangeInput): FieldErrors<keyof PasswordChangeInput, "ERROR_FORM_REQUIRED" | "AUTH_WEAK_PASSWORD"> =>
  collectErrors({ current: current === "" ? "ERROR_FORM_REQUIRED" : null, password: weakPasswordError(password) });

/** The fault of a password that is chosen without the old one being known. */
export const findNewPasswordErrors = ({
  password,
}: Pick<PasswordChangeInput, "password">): FieldErrors<"password", "AUTH_WEAK_PASSWORD"> =>
  collectErrors({ password: weakPasswordError(password) });

const weakPasswordError = (password: string) => (isValidPassword(password) ? null : "AUTH_WEAK_PASSWORD");
