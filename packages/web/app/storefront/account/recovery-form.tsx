import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { toWholeMinutes } from "@pecacerta/rules/duration";
import { normalizeEmail, requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { call } from "../../client/call.ts";
import { useOwnAccountText } from "../../texts/own-account-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";

/** The reply is the same whether or not the address has an account. */
export function RecoveryForm() {
  const text = useOwnAccountText();
  const [sentTo, setSentTo] = useState<string>();
  const { fields, refusal, isSending, submit } = useValidatedForm({
    initial: { email: "" },
    validate: ({ email }): { email?: string } => collectErrors({ email: requiredEmailError(normalizeEmail(email)) }),
    async send({ email }) {
      const response = await call("POST /password/recover", { body: { email } });
      if (response.ok) setSentTo(email.trim());
      return response;
    },
  });
  if (sentTo)
    return (
      <Notice tone="success">
        {text("TEXT_RECOVERY_SENT", { email: sentTo, minutes: toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS.recovery) })}
      </Notice>
    );
  const { field, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-grey-600">{text("TEXT_RECOVER_INTRO")}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field
        {...field("email")}
        id="recover-email"
        label={text("TEXT_FIELD_EMAIL")}
        error={errors.email && refusalText(errors.email)}
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {text(isSending ? "TEXT_RECOVERING" : "TEXT_RECOVER")}
      </Button>
    </form>
  );
}
