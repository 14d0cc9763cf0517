import { accept, type Outcome, refuse } from "./outcome.ts";

/** Field name to the key of its fault; a field without a fault is absent. */
export type FieldErrors<Field extends string, Key extends string> = Partial<Record<Field, Key>>;

/** What a form answers: its cleaned values, or the faults of its fields. */
export type FormOutcome<Value, Field extends string, Key extends string> = Outcome<
  Value,
  "VALIDATION_FAILED",
  FieldErrors<Field, Key>
>;

const hasErrors = (errors: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(errors).some((key) => key !== undefined);

/** The value when no field is at fault; otherwise refuses VALIDATION_FAILED with the faults as details. */
export function formOutcome<Value, Field extends string, Key extends string>(
  value: Value,
  errors: FieldErrors<Field, Key>,
): FormOutcome<Value, Field, Key> {
  return hasErrors(errors) ? refuse("VALIDATION_FAILED", errors) : accept(value);
}

/** Keeps the fields at fault, in the order given. */
export function collectErrors<Field extends string, Key extends string>(
  faults: Readonly<Record<Field, Key | null>>,
): FieldErrors<Field, Key> {
  return Object.fromEntries(Object.entries(faults).filter(([, key]) => key !== null)) as FieldErrors<Field, Key>;
}

/** The faults of a form that was read; none where it was accepted. */
export const fieldErrors = <Field extends string, Key extends string>(
  read: FormOutcome<unknown, Field, Key>,
): FieldErrors<Field, Key> => (read.ok ? {} : (read.details ?? {}));

/** What is wrong with a cleaned text that a form has to have, of `max` UTF-16 units at most; null where nothing is. */
export function requiredTextError(text: string, max: number): "ERROR_FORM_REQUIRED" | "ERROR_FORM_TOO_LONG" | null {
  if (text === "") return "ERROR_FORM_REQUIRED";
  return text.length > max ? "ERROR_FORM_TOO_LONG" : null;
}
