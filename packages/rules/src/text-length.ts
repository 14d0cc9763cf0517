export function requiredTextError(text: string, max: number): "ERROR_FORM_REQUIRED" | "ERROR_FORM_TOO_LONG" | null {
  return text === "" ? "ERROR_FORM_REQUIRED" : lengthError(text, max);
}

export const lengthError = (text: string, max: number): "ERROR_FORM_TOO_LONG" | null =>
  text.length > max ? "ERROR_FORM_TOO_LONG" : null;
