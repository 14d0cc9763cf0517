import { type SubmitEvent, useRef, useState } from "react";
import { useFields } from "./use-fields.ts";

type Texts<Name extends string> = Record<Name, string>;
type Read<Value> =
  | { ok: true; value: Value }
  | { ok: false; refusal: string; details?: Readonly<Record<string, string>> };
export type Sent = { ok: true } | { ok: false; refusal: string; errors: Readonly<Record<string, string>> };
type Form<Name extends string, Value> = {
  initial: Texts<Name>;
  /** What the texts say, or what is wrong with them before anybody is asked. */
  read: (values: Texts<Name>) => Read<Value>;
  send: (value: Value) => Promise<Sent>;
};

/** A form with a summary of its faults above, which takes the focus with each refused `attempt`; sent once at a time. */
export function useLongForm<Name extends string, Value>({ initial, read, send }: Form<Name, Value>) {
  const fields = useFields(initial);
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  // A second press in the same moment finds the door closed, before anything is drawn.
  const sending = useRef(false);

  function refuse(key: string, faults: Readonly<Record<string, string>>) {
    fields.setFaults(faults as Partial<Texts<Name>>);
    setRefusal(Object.keys(faults).length === 0 ? key : undefined);
    setAttempt((before) => before + 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    setRefusal(undefined);
    const values = read(fields.values);
    if (!values.ok) return refuse(values.refusal, values.details ?? {});
    sending.current = true;
    setSending(true);
    const sent = await send(values.value);
    sending.current = false;
    setSending(false);
    if (!sent.ok) refuse(sent.refusal, sent.errors);
  }
  return { fields, refusal, attempt, isSending, submit };
}
