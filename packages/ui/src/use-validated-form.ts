import { type SubmitResult, useSubmitForm } from "./use-submit-form.ts";

type FieldValues<Name extends string> = Record<Name, string>;
type ValidatedFormOptions<Name extends string> = {
  initial: FieldValues<Name>;
  validate: (values: FieldValues<Name>) => Partial<FieldValues<Name>>;
  send: (values: FieldValues<Name>, form: HTMLFormElement) => Promise<SubmitResult>;
  repeats?: boolean;
};

export function useValidatedForm<Name extends string>({ validate, ...options }: ValidatedFormOptions<Name>) {
  return useSubmitForm({
    ...options,
    parse(values, form) {
      const errors = validate(values);
      const [firstInvalid] = Object.keys(errors);
      if (!firstInvalid) return { ok: true, value: values };
      form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
      return { ok: false, refusal: "VALIDATION_FAILED", details: errors as FieldValues<Name> };
    },
  });
}
