import { m } from "#messages";
import { formatNumber } from "./numbers.ts";
import { refusalText } from "./refusal-text.ts";

/** The text of a field's error, which names the most characters that the field may hold. */
export const fieldRefusalText = (errorKey: string | undefined, max: number): string | undefined =>
  errorKey === "ERROR_FORM_TOO_LONG" ? m.text_too_long({ max: formatNumber(max) }) : errorKey && refusalText(errorKey);
