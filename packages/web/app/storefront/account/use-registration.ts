import { readRegistration } from "@pecacerta/rules/registration";
import { type SubmitEvent, useState } from "react";
import { call } from "../../client/call.ts";
import { keptText } from "../../client/kept.ts";
import { useFields } from "../../ui/use-fields.ts";
import { signIn } from "../session/sign-in.ts";
import { useCompany } from "../shell/company.ts";

const EMPTY = { name: "", email: "", password: "", cpf: "", phone: "" };
type Refused = { ok: false; refusal: string; errors: Readonly<Record<string, string>> };

/** Opens an account and goes straight in. */
export function useRegistration() {
  const { slug, company } = useCompany();
  const fields = useFields(EMPTY);
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);

  function refuse({ refusal: key, errors }: Refused) {
    // A taken e-mail is a fault of its field, although the server says it of the whole.
    const faults = key === "AUTH_EMAIL_ALREADY_IN_USE" ? { email: key } : errors;
    fields.setFaults(faults);
    setRefusal(Object.keys(faults).length === 0 ? key : undefined);
    setAttempt((before) => before + 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setRefusal(undefined);
    const read = readRegistration(fields.values);
    if (!read.ok) return refuse({ ...read, errors: read.details ?? {} });
    const { email, password } = read.value;
    setSending(true);
    const ecommerce_id = keptText("idCompany") ?? company.id;
    const registered = await call("POST /register", { body: { ...read.value, ecommerce_id } });
    const done = registered.ok ? await signIn(slug, { email, password, remember: false }) : registered;
    setSending(false);
    if (!done.ok) refuse(done);
  }
  return { fields, refusal, attempt, isSending, submit };
}
