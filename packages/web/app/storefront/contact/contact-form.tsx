import { type ContactInput as Fields, MAX_CONTACT_MESSAGE_LENGTH, parseContact } from "@pecacerta/rules/contact";
import { fieldErrors } from "@pecacerta/rules/form";
import { MAX_PERSON_NAME_LENGTH } from "@pecacerta/rules/person-name";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field, LabeledControl } from "@pecacerta/ui/field.tsx";
import { PHONE_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";

const EMPTY: Fields = { name: "", email: "", phone: "", message: "" };

export function ContactForm() {
  const isAlive = useHydrated();
  const [isSent, setSent] = useState(false);
  const sentMessage = useRef<HTMLDivElement>(null);
  const { fields, refusal, isSending, submit } = useValidatedForm<keyof Fields>({
    initial: EMPTY,
    validate: (typed) => fieldErrors(parseContact(typed)),
    async send(typed) {
      setSent(false);
      const sent = await call("POST /mailing/contact", { body: typed });
      if (sent.ok) {
        fields.setValues(EMPTY);
        setSent(true);
      }
      return sent;
    },
  });
  useEffect(() => {
    if (isSent) sentMessage.current?.focus();
  }, [isSent]);
  const common = (name: keyof Fields) => {
    const { error, ...field } = fields.field(name);
    return {
      ...field,
      id: `contact-${name}`,
      error: fieldRefusalText(error, name === "message" ? MAX_CONTACT_MESSAGE_LENGTH : MAX_PERSON_NAME_LENGTH),
    };
  };
  const { error, ...message } = common("message");
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="contact-title">
      <h2 id="contact-title" className="mb-4">
        {m.contact_write()}
      </h2>
      <fieldset disabled={!isAlive} className="grid gap-4">
        {isSent ? (
          <Notice tone="success" ref={sentMessage}>
            {m.contact_sent()}
          </Notice>
        ) : null}
        {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
        <Field {...common("name")} label={m.contact_name()} autoComplete="name" required />
        <Field
          {...common("email")}
          label={m.contact_email()}
          hint={m.contact_email_hint()}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <MaskedField
          {...common("phone")}
          label={m.contact_your_phone()}
          mask={PHONE_MASK}
          invalidText={refusalText("INVALID_PHONE")}
          type="tel"
          autoComplete="tel-national"
        />
        <LabeledControl id={message.id} label={m.contact_message()} hint={m.contact_message_hint()} error={error}>
          {(described) => <textarea {...message} {...described} rows={6} className="input" required />}
        </LabeledControl>
        <Button type="submit" aria-disabled={isSending || undefined} className="justify-self-start">
          {isSending ? m.contact_sending() : m.contact_send()}
        </Button>
      </fieldset>
    </form>
  );
}
