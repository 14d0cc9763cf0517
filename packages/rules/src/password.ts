import { collectErrors, type FieldErrors } from "./form.ts";
import { cleanText } from "./text.ts";

const MIN_PASSWORD_LENGTH = 6;
const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

export const isValidPassword = (text: string): boolean => isLongEnough(text, MIN_PASSWORD_LENGTH);

/** The password of a staff user. */
export const isValidStaffPassword = (text: string): boolean => isLongEnough(text, MIN_STAFF_PASSWORD_LENGTH);

function isLongEnough(text: string, min: number): boolean {
  if (text.length > MAX_PASSWORD_LENGTH * 2 || [...text].length > MAX_PASSWORD_LENGTH) return false;
  return [...text.replace(UNSEEN, "")].length >= min && cleanText(text) !== "";
}

export type PasswordChangeInput = { current: string; password: string };

export const findPasswordChangeErrors = ({
  current,
  password,
}: PasswordChangeInput): FieldErrors<keyof PasswordChangeInput, "ERROR_FORM_REQUIRED" | "AUTH_WEAK_PASSWORD"> =>
  collectErrors({ current: current === "" ? "ERROR_FORM_REQUIRED" : null, password: weakPasswordError(password) });

export const findNewPasswordErrors = ({
  password,
}: Pick<PasswordChangeInput, "password">): FieldErrors<"password", "AUTH_WEAK_PASSWORD"> =>
  collectErrors({ password: weakPasswordError(password) });

const weakPasswordError = (password: string) => (isValidPassword(password) ? null : "AUTH_WEAK_PASSWORD");
