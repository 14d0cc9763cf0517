import { findLoginErrors } from "@pecacerta/rules/session";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useId } from "react";
import { refusalText } from "../../texts/refusal-text.ts";
import { useText } from "../../texts/text.ts";
import { useCompany } from "../company/use-company.ts";
import { signInWithPassword } from "./sign-in.ts";

export function SignInForm({ onDone }: { onDone?: () => void }) {
  const text = useText();
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
          label={text("TEXT_FIELD_EMAIL")}
          error={errorText("email")}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <Field
          {...field("password")}
          id={`${id}-password`}
          label={text("TEXT_FIELD_PASSWORD")}
          error={errorText("password")}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-11 items-center gap-2 text-14">
            <input type="checkbox" name="remember" className="size-5 accent-accent" />
            {text("TEXT_REMEMBER_ME")}
          </label>
          <a href="/?recover=1" className="inline-flex min-h-11 items-center text-14 underline">
            {text("TEXT_FORGOT_PASSWORD")}
          </a>
        </div>
        <Button type="submit" wide aria-disabled={isSending}>
          {text(isSending ? "TEXT_SIGNING_IN" : "TEXT_SIGN_IN")}
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
