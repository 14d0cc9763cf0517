import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { toWholeMinutes } from "@pecacerta/rules/duration";
import { normalizeEmail, requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";

/** The reply is the same whether or not the address has an account. */
export function RecoveryForm() {
  const [sentTo, setSentTo] = useState<string>();
  const { fields, refusal, isSending, submit } = useValidatedForm({
    initial: { email: "" },
    validate: ({ email }): { email?: string } => collectErrors({ email: requiredEmailError(email) }),
    async send({ email }) {
      const response = await call("POST /password/recover", { body: { email } });
      if (response.ok) setSentTo(normalizeEmail(email));
      return response;
    },
  });
  if (sentTo)
    return (
      <Notice tone="success">
        {m.recovery_sent({ email: sentTo, minutes: toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS.recovery) })}
      </Notice>
    );
  const { field, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="muted">{m.recover_intro()}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field
        {...field("email")}
        id="recover-email"
        label={m.field_email()}
        error={errors.email && refusalText(errors.email)}
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? m.recovering() : m.recover()}
      </Button>
    </form>
  );
}
