import { type Sent, useSentForm } from "./use-sent-form.ts";

type Texts<Name extends string> = Record<Name, string>;
type Form<Name extends string> = {
  initial: Texts<Name>;
  /** What is wrong with the values before anybody is asked. */
  check: (values: Texts<Name>) => Partial<Texts<Name>>;
  send: (values: Texts<Name>, form: HTMLFormElement) => Promise<Sent>;
};

/** A short form: it has no summary of its faults, so the first faulty field takes the focus. */
export function useCheckedForm<Name extends string>({ initial, check, send }: Form<Name>) {
  return useSentForm({
    initial,
    read(values, form) {
      const faults = check(values);
      const [faulty] = Object.keys(faults);
      if (!faulty) return { ok: true, value: values };
      form.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
      return { ok: false, refusal: "VALIDATION_FAILED", details: faults as Texts<Name> };
    },
    send,
  });
}
