import { accept, type Outcome, refuse } from "./outcome.ts";

/** Error keys by field; a valid field is absent. */
export type FieldErrors<Field extends string, Key extends string> = Partial<Record<Field, Key>>;

/** The cleaned values of a form, or its field errors. */
export type FormOutcome<Value, Field extends string, Key extends string> = Outcome<
  Value,
  "VALIDATION_FAILED",
  FieldErrors<Field, Key>
>;

const hasErrors = (errors: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(errors).some((key) => key !== undefined);

/** Accepts the value if there is no error; otherwise refuses with VALIDATION_FAILED and the errors as details. */
export function formOutcome<Value, Field extends string, Key extends string>(
  value: Value,
  errors: FieldErrors<Field, Key>,
): FormOutcome<Value, Field, Key> {
  return hasErrors(errors) ? refuse("VALIDATION_FAILED", errors) : accept(value);
}

/** Keeps the fields with an error, in the given order. */
export function collectErrors<Field extends string, Key extends string>(
  faults: Readonly<Record<Field, Key | null>>,
): FieldErrors<Field, Key> {
  return Object.fromEntries(Object.entries(faults).filter(([, key]) => key !== null)) as FieldErrors<Field, Key>;
}

/** The field errors of a parsed form; empty if it was accepted. */
export const fieldErrors = <Field extends string, Key extends string>(
  read: FormOutcome<unknown, Field, Key>,
): FieldErrors<Field, Key> => (read.ok ? {} : (read.details ?? {}));

/** The error of a required text with a maximum length in UTF-16 units; null if it is valid. */
export function requiredTextError(text: string, max: number): "ERROR_FORM_REQUIRED" | "ERROR_FORM_TOO_LONG" | null {
  if (text === "") return "ERROR_FORM_REQUIRED";
  return text.length > max ? "ERROR_FORM_TOO_LONG" : null;
}
