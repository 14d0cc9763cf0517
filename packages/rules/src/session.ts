import { normalizeEmail, requiredEmailError } from "./email.ts";
import { collectErrors, type FieldErrors, type FormOutcome, formOutcome } from "./form.ts";

export type LoginInput = { email: string; password: string; remember: boolean };
export type LoginField = "email" | "password";
export type LoginErrorKey = "ERROR_FORM_REQUIRED" | "ERROR_FORM_INCORRECT_EMAIL";

const EMPTY_LOGIN: Readonly<LoginInput> = { email: "", password: "", remember: false };

const FREE_ATTEMPTS_PER_HOUR = 100;
const MAX_GUESS_DELAY_MS = 8000;

/** Milliseconds to wait: slows guessing down without locking the owner out. */
export const guessDelay = (tries: number): number =>
  Math.min(MAX_GUESS_DELAY_MS, Math.max(0, tries - FREE_ATTEMPTS_PER_HOUR) * 1000);

/** Epoch milliseconds; an invalid expiry counts as expired. */
export const isExpired = (expiresIn: number, now: number): boolean => !(now < expiresIn);

export function findLoginErrors(form: Pick<LoginInput, "email" | "password">): FieldErrors<LoginField, LoginErrorKey> {
  const email = normalizeEmail(form.email);
  return collectErrors<LoginField, LoginErrorKey>({
    email: requiredEmailError(email),
    password: form.password === "" ? "ERROR_FORM_REQUIRED" : null,
  });
}

export const parseLogin = (
  form: Pick<LoginInput, "email" | "password"> & { remember?: boolean },
): FormOutcome<LoginInput, LoginField, LoginErrorKey> =>
  formOutcome({ ...EMPTY_LOGIN, ...form, email: normalizeEmail(form.email) }, findLoginErrors(form));

export const MAX_SESSIONS = 20;
