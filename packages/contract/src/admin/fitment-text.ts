import {
  FITMENT_TEXT_LIMITS,
  type FitmentTextExcess,
  findFitmentTextExcess,
} from "@pecacerta/rules/fitment-text/limits";
import type { FieldErrorKey } from "../refusals.ts";
import { longTextField } from "../text-fields.ts";

const ERRORS = {
  text: "ERROR_FORM_TOO_LONG",
  lines: "TOO_MANY_LINES",
  line: "LINE_TOO_LONG",
  word: "WORD_TOO_LONG",
} as const satisfies Record<FitmentTextExcess["limit"], FieldErrorKey>;

/** Texts, lines and words within their limits. */
export const fitmentTextField = longTextField(FITMENT_TEXT_LIMITS.text, 1).check(({ value, issues }) => {
  const excess = findFitmentTextExcess(value);
  if (excess) issues.push({ code: "custom", input: value, message: ERRORS[excess.limit] });
});
