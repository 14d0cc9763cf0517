import type { OrderSummary } from "@pecacerta/contract/order";
import { readOrderNumber, type TrackField, trackErrors } from "@pecacerta/rules/order";
import { type SubmitEvent, useState } from "react";
import { call } from "../../client/call.ts";
import { useFields } from "../../ui/use-fields.ts";

/** One look-up at a time; a wrong number and a wrong e-mail are refused alike. */
export function useTracking() {
  const fields = useFields<TrackField>({ number: "", email: "" });
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [found, setFound] = useState<OrderSummary>();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const faults = trackErrors(fields.values);
    fields.setFaults(faults);
    setRefusal(undefined);
    setFound(undefined);
    const [faulty] = Object.keys(faults);
    if (faulty) return event.currentTarget.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
    setSending(true);
    const { number, email } = fields.values;
    const answer = await call("POST /orders/track", { body: { number: readOrderNumber(number), email } });
    setSending(false);
    if (answer.ok) return setFound(answer.value.data);
    fields.setFaults(answer.errors);
    if (Object.keys(answer.errors).length === 0) setRefusal(answer.refusal);
  }
  return { fields, refusal, isSending, found, submit };
}
