export const MAX_SIGN_IN_CODE_ATTEMPTS = 5;

const CODE_LENGTH = 6;

export const isSignInCode = (code: string): boolean => /^\d{6}$/.test(code);

/** People copy spaces and dashes along. */
export const normalizeSignInCode = (input: string): string => input.normalize("NFKC").replace(/[\s\-–]/g, "");

/** `number` is random, below 1,000,000. */
export const formatSignInCode = (number: number): string => String(number).padStart(CODE_LENGTH, "0");

export const SIGN_IN_CODE_COUNT = 10 ** CODE_LENGTH;

export function signInCodeError(input: string): "ERROR_FORM_REQUIRED" | "ERROR_FORM_INVALID" | null {
  const code = normalizeSignInCode(input);
  if (code === "") return "ERROR_FORM_REQUIRED";
  return isSignInCode(code) ? null : "ERROR_FORM_INVALID";
}
