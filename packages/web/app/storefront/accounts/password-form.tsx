import { findPasswordChangeErrors } from "@pecacerta/rules/password";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const EMPTY = { current: "", password: "" };

export function PasswordForm() {
  const { fields, refusal, isSending, submit, isDone } = usePasswordForm();
  const { field, errors } = fields;
  const wrongPasswordText = errors.current === "AUTH_WRONG_PASSWORD" ? m.wrong_current_password() : undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field
        {...field("current")}
        id="password-current"
        label={m.current_password()}
        error={wrongPasswordText ?? (errors.current && refusalText(errors.current))}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...field("password")} id="password-new" />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? m.changing_password() : m.change_password()}
      </Button>
      {isDone ? <Notice tone="success">{m.password_changed()}</Notice> : null}
    </form>
  );
}

function usePasswordForm() {
  const queryClient = useQueryClient();
  const [isDone, setDone] = useState(false);
  const form = useValidatedForm<keyof typeof EMPTY>({
    initial: EMPTY,
    validate(values) {
      setDone(false);
      return findPasswordChangeErrors(values);
    },
    async send(values) {
      const response = await call("POST /user/password", { body: values });
      if (!response.ok)
        return response.refusal === "AUTH_WRONG_PASSWORD"
          ? { ...response, errors: { current: response.refusal } }
          : response;
      form.fields.setValues(EMPTY);
      setDone(true);
      void queryClient.invalidateQueries({ queryKey: ["sessions"] });
      return response;
    },
  });
  return { ...form, isDone };
}
