import { findNewPasswordErrors } from "@pecacerta/rules/password";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { endSession } from "../sessions/session-store.ts";
import { NewPasswordField } from "./new-password-field.tsx";

export function ResetPasswordForm({ resetToken, onRestart }: { resetToken: string; onRestart: () => void }) {
  const [isDone, setDone] = useState(false);
  const { fields, refusal, isSending, submit } = useValidatedForm({
    initial: { password: "" },
    validate: (values): { password?: string } => findNewPasswordErrors(values),
    async send({ password }) {
      const response = await call("POST /password/reset", { body: { token: resetToken, password } });
      if (!response.ok)
        return response.errors.token ? { ...response, refusal: "TOKEN_NOT_FOUND", errors: {} } : response;
      // The server ends every session when the password is reset.
      endSession("signed-out");
      setDone(true);
      return response;
    },
  });
  if (isDone) {
    return (
      <div className="grid gap-4">
        <Notice tone="success">{m.reset_done()}</Notice>
        <ButtonLink href="/account/login" wide>
          {m.sign_in()}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="muted">{m.reset_intro()}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <NewPasswordField {...fields.field("password")} id="reset-password" />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? m.saving() : m.reset()}
      </Button>
      {refusal === "TOKEN_NOT_FOUND" ? (
        <Button variant="secondary" wide onClick={onRestart}>
          {m.ask_again()}
        </Button>
      ) : null}
    </form>
  );
}
