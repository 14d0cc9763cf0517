import { requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { Link } from "react-router";
import { callUser } from "../client/user-call.ts";
import { passwordTexts } from "../texts/password-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";

export function RecoverPasswordForm() {
  const [isSent, setSent] = useState(false);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const { fields, refusal, isSending, submit } = useValidatedForm<"email">({
    initial: { email: "" },
    validate: ({ email }): { email?: string } => collectErrors({ email: requiredEmailError(email) }),
    async send(body) {
      const result = await callUser("POST /admin/password/recover", { body });
      setSent(result.ok);
      setWaitSeconds(result.ok ? undefined : result.waitSeconds);
      return result;
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {isSent ? (
        <Notice tone="success">{passwordTexts.sent}</Notice>
      ) : (
        <p className="muted">{passwordTexts.recoverIntro}</p>
      )}
      {refusal ? (
        <Notice tone="failure">{waitSeconds ? passwordTexts.wait(waitSeconds) : staffRefusalText(refusal)}</Notice>
      ) : null}
      <Field
        {...fields.field("email")}
        id="recover-email"
        label={passwordTexts.email}
        error={fields.errors.email && staffRefusalText(fields.errors.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? passwordTexts.sending : passwordTexts.send}
      </Button>
      <Link to="/entrar" className="button button-quiet button-small">
        {passwordTexts.backToSignIn}
      </Link>
    </form>
  );
}
