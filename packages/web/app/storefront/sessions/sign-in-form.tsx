import { findLoginErrors } from "@pecacerta/rules/session";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useId } from "react";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { useCompany } from "../companies/use-company.ts";
import { signInWithPassword } from "./sign-in.ts";

export function SignInForm({ onDone }: { onDone?: () => void }) {
  const id = useId();
  const isHydrated = useHydrated();
  const { fields, refusal, isSending, submit } = useSignIn(onDone);
  const { field, errors } = fields;
  const errorText = (name: "email" | "password") => (errors[name] ? refusalText(errors[name]) : undefined);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={!isHydrated} className="grid gap-4">
        {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
        <Field
          {...field("email")}
          id={`${id}-email`}
          label={m.field_email()}
          error={errorText("email")}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <Field
          {...field("password")}
          id={`${id}-password`}
          label={m.field_password()}
          error={errorText("password")}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-11 items-center gap-2 small">
            <input type="checkbox" name="remember" className="checkbox" />
            {m.remember_me()}
          </label>
          <a href="/?recover=1" className="inline-flex min-h-11 items-center small-link">
            {m.forgot_password()}
          </a>
        </div>
        <Button type="submit" wide aria-disabled={isSending}>
          {isSending ? m.signing_in() : m.sign_in()}
        </Button>
      </fieldset>
    </form>
  );
}

function useSignIn(onDone?: () => void) {
  const { slug } = useCompany();
  return useValidatedForm({
    initial: { email: "", password: "" },
    validate: findLoginErrors,
    async send(values, form) {
      const signedIn = await signInWithPassword(slug, { ...values, remember: new FormData(form).has("remember") });
      if (signedIn.ok) onDone?.();
      return signedIn;
    },
  });
}
