import { type SubmitEvent, useRef, useState } from "react";
import { useCountdown } from "./use-countdown.ts";
import { useFields } from "./use-fields.ts";

type FieldValues<Name extends string> = Record<Name, string>;
type FieldErrors = Readonly<Record<string, string>>;
type ParseResult<Value> = { ok: true; value: Value } | { ok: false; refusal: string; details?: FieldErrors };
export type SubmitResult = { ok: true } | { ok: false; refusal: string; errors: FieldErrors; waitSeconds?: number };
type SubmitFormOptions<Name extends string, Value> = {
  initial: FieldValues<Name>;
  /** Parses the values, or returns errors before anything is sent. */
  parse: (values: FieldValues<Name>, form: HTMLFormElement) => ParseResult<Value>;
  send: (value: Value, form: HTMLFormElement) => Promise<SubmitResult>;
  repeats?: boolean;
};

const LONGEST_WAIT_S = 120;

/** Validates before sending, one at a time. `attempt` counts refusals and moves the focus of the error summary. */
export function useSubmitForm<Name extends string, Value>({
  initial,
  parse,
  send,
  repeats = false,
}: SubmitFormOptions<Name, Value>) {
  const fields = useFields(initial);
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  // Guards against double submit before React re-renders.
  const isSendingRef = useRef(false);
  const [waiting, setWaiting] = useState<{ form: HTMLFormElement; values: FieldValues<Name> }>();
  // Each change makes other values, so half-typed ones are never sent.
  const isUnchanged = waiting?.values === fields.values;
  const { secondsLeft, start, stop } = useCountdown(() => {
    if (isUnchanged) waiting.form.requestSubmit();
    else setRefusal(undefined);
  });

  function showErrors(key: string | undefined, errors: FieldErrors) {
    fields.setErrors(errors as Partial<FieldValues<Name>>);
    setRefusal(Object.keys(errors).length === 0 ? key : undefined);
  }

  function showRefusal(key: string, errors: FieldErrors) {
    showErrors(key, errors);
    setAttempt((before) => before + 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSendingRef.current) return;
    const form = event.currentTarget;
    stop();
    const values = parse(fields.values, form);
    if (!values.ok) return showRefusal(values.refusal, values.details ?? {});
    showErrors(undefined, {});
    isSendingRef.current = true;
    setSending(true);
    const result = await send(values.value, form).finally(() => {
      isSendingRef.current = false;
      setSending(false);
    });
    if (result.ok) return;
    showRefusal(result.refusal, result.errors);
    const { waitSeconds = Number.POSITIVE_INFINITY } = result;
    if (!repeats || result.refusal !== "TOO_MANY_REQUESTS" || waitSeconds > LONGEST_WAIT_S) return;
    setWaiting({ form, values: fields.values });
    start(waitSeconds);
  }
  return { fields, refusal, attempt, isSending, secondsLeft, willRepeat: isUnchanged, submit };
}
