import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { toWholeMinutes } from "@pecacerta/rules/duration";
import { collectErrors } from "@pecacerta/rules/form";
import { signInCodeError } from "@pecacerta/rules/sign-in-code";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useEffect, useId, useRef } from "react";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { useCompany } from "../companies/use-company.ts";
import { type CodeRequest, deleteCodeRequest } from "./code-request.ts";
import { signInWithCode } from "./sign-in.ts";

type Props = { codeRequest: CodeRequest; onDone?: () => void; onBack: () => void };

/** The second step of signing in by code. It says the same for addresses without an account. */
export function CodeForm({ codeRequest: { email, request, remember }, onDone, onBack }: Props) {
  const id = useId();
  const { slug } = useCompany();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { fields, refusal, isSending, submit } = useValidatedForm({
    initial: { code: "" },
    validate: ({ code }): { code?: string } => collectErrors({ code: signInCodeError(code) }),
    async send({ code }) {
      const signedIn = await signInWithCode(slug, { request, code, remember });
      if (!signedIn.ok) return signedIn;
      deleteCodeRequest(slug);
      onDone?.();
      return signedIn;
    },
  });
  const { field, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Notice>{m.code_sent({ email, minutes: toWholeMinutes(ACCOUNT_LINK_LIFETIME_MS["sign-in"]) })}</Notice>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field
        {...field("code")}
        ref={input}
        id={`${id}-code`}
        label={m.field_code()}
        error={errors.code && refusalText(errors.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? m.signing_in() : m.sign_in()}
      </Button>
      <p className="muted small">
        {m.code_missing()}{" "}
        <a href="/?recover=1" className="small-link">
          {m.forgot_password()}
        </a>
      </p>
      <Button variant="quiet" wide onClick={onBack}>
        {m.code_use_password()}
      </Button>
    </form>
  );
}
