import { errorsOf, type FieldErrors } from "./form.ts";
import { done, type Outcome, refused } from "./outcome.ts";

export const MIN_PASSWORD = 6;
/** An upper bound, so that nobody makes the server hash a book. */
export const MAX_PASSWORD = 128;

/** The password as typed, blanks included. Refuses AUTH_WEAK_PASSWORD outside 6 to 128 characters. */
export const readPassword = (text: string): Outcome<string, "AUTH_WEAK_PASSWORD"> =>
  isPassword(text) ? done(text) : refused("AUTH_WEAK_PASSWORD");

export function isPassword(text: string): boolean {
  // Characters, not UTF-16 units: three emoji are three characters.
  const length = text.length > MAX_PASSWORD * 2 ? text.length : [...text].length;
  return length >= MIN_PASSWORD && length <= MAX_PASSWORD;
}

export type PasswordChange = { current: string; password: string };

/** The faults of a change of password by field. Whether the current one is right, only the server knows. */
export const passwordChangeErrors = ({
  current,
  password,
}: PasswordChange): FieldErrors<keyof PasswordChange, "ERROR_FORM_REQUIRED" | "AUTH_WEAK_PASSWORD"> =>
  errorsOf({ current: current === "" ? "ERROR_FORM_REQUIRED" : null, password: weakness(password) });

/** The fault of a password that is chosen without the old one being known. */
export const newPasswordErrors = ({
  password,
}: Pick<PasswordChange, "password">): FieldErrors<"password", "AUTH_WEAK_PASSWORD"> =>
  errorsOf({ password: weakness(password) });

const weakness = (password: string) => (isPassword(password) ? null : "AUTH_WEAK_PASSWORD");
