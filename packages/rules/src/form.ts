import { accept, type Outcome, refuse } from "./outcome.ts";

export type FieldErrors<Field extends string, Key extends string> = Partial<Record<Field, Key>>;

export type FormOutcome<Value, Field extends string, Key extends string> = Outcome<
  Value,
  "VALIDATION_FAILED",
  FieldErrors<Field, Key>
>;

const hasErrors = (errors: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(errors).some((key) => key !== undefined);

export function formOutcome<Value, Field extends string, Key extends string>(
  value: Value,
  errors: FieldErrors<Field, Key>,
): FormOutcome<Value, Field, Key> {
  return hasErrors(errors) ? refuse("VALIDATION_FAILED", errors) : accept(value);
}

export function collectErrors<Field extends string, Key extends string>(
  errors: Readonly<Record<Field, Key | null>>,
): FieldErrors<Field, Key> {
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== null)) as FieldErrors<Field, Key>;
}

export const fieldErrors = <Field extends string, Key extends string>(
  read: FormOutcome<unknown, Field, Key>,
): FieldErrors<Field, Key> => (read.ok ? {} : (read.details ?? {}));
