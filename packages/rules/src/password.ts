import { collectErrors, type FieldErrors } from "./form.ts";

const MIN_PASSWORD_LENGTH = 6;
/** An upper bound, so that nobody makes the server hash a book. */
export const MAX_PASSWORD_LENGTH = 128;

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
