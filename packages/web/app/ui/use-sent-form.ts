import { type SubmitEvent, useRef, useState } from "react";
import { useFields } from "./use-fields.ts";

type Texts<Name extends string> = Record<Name, string>;
type Faults = Readonly<Record<string, string>>;
type Read<Value> = { ok: true; value: Value } | { ok: false; refusal: string; details?: Faults };
export type Sent = { ok: true } | { ok: false; refusal: string; errors: Faults };
type Form<Name extends string, Value> = {
  initial: Texts<Name>;
  /** What the texts say, or what is wrong with them before anybody is asked. */
  read: (values: Texts<Name>, form: HTMLFormElement) => Read<Value>;
  send: (value: Value, form: HTMLFormElement) => Promise<Sent>;
};

/** A form that is sent once at a time, and only without a fault; a summary of its faults takes the focus with each refused `attempt`. */
export function useSentForm<Name extends string, Value>({ initial, read, send }: Form<Name, Value>) {
  const fields = useFields(initial);
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  // A second press in the same moment finds the door closed, before anything is drawn.
  const sending = useRef(false);

  function told(key: string | undefined, faults: Faults) {
    fields.setFaults(faults as Partial<Texts<Name>>);
    setRefusal(Object.keys(faults).length === 0 ? key : undefined);
  }

  function refuse(key: string, faults: Faults) {
    told(key, faults);
    setAttempt((before) => before + 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const values = read(fields.values, form);
    if (!values.ok) return refuse(values.refusal, values.details ?? {});
    told(undefined, {});
    sending.current = true;
    setSending(true);
    const sent = await send(values.value, form).finally(() => {
      sending.current = false;
      setSending(false);
    });
    if (!sent.ok) refuse(sent.refusal, sent.errors);
  }
  return { fields, refusal, attempt, isSending, submit };
}
