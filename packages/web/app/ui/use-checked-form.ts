import { type SubmitEvent, useState } from "react";
import { useFields } from "./use-fields.ts";

type Faults<Name extends string> = Partial<Record<Name, string>>;
type Sent = { ok: true } | { ok: false; refusal: string; errors: Readonly<Record<string, string>> };
type Form<Name extends string> = {
  initial: Record<Name, string>;
  /** What is wrong with the values before anybody is asked. */
  check: (values: Record<Name, string>) => Faults<Name>;
  send: (values: Record<Name, string>, form: HTMLFormElement) => Promise<Sent>;
};

/** A short form: sent once at a time, and only without a fault; the first faulty field takes the focus. */
export function useCheckedForm<Name extends string>({ initial, check, send }: Form<Name>) {
  const fields = useFields(initial);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const faults = check(fields.values);
    setRefusal(undefined);
    fields.setFaults(faults);
    const [faulty] = Object.keys(faults);
    if (faulty) return form.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
    setSending(true);
    const sent = await send(fields.values, form);
    setSending(false);
    if (sent.ok) return;
    fields.setFaults(sent.errors as Faults<Name>);
    if (Object.keys(sent.errors).length === 0) setRefusal(sent.refusal);
  }
  return { fields, refusal, isSending, submit };
}
