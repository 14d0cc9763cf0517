import { requiredEmailError } from "@pecacerta/rules/email";
import { collectErrors } from "@pecacerta/rules/form";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { WaitNotice } from "@pecacerta/ui/wait-notice.tsx";
import { callUser } from "../client/user-call.ts";
import { signInTexts } from "../texts/sign-in-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";

export type PasswordStepProps = { onSignedIn: () => void; onSecondFactor: () => void };

export function PasswordStep(props: PasswordStepProps) {
  const { fields, refusal, isSending, secondsLeft, willRepeat, submit } = usePasswordStep(props);
  const { field, errors } = fields;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="muted">{signInTexts.intro}</p>
      {secondsLeft !== undefined ? (
        <WaitNotice
          text={willRepeat ? signInTexts.waiting : signInTexts.waitingForPress}
          countdown={signInTexts.againIn(secondsLeft)}
        />
      ) : refusal ? (
        <Notice tone="failure">{staffRefusalText(refusal)}</Notice>
      ) : null}
      <Field
        {...field("email")}
        id="sign-in-email"
        label={signInTexts.email}
        error={errors.email && staffRefusalText(errors.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <Field
        {...field("password")}
        id="sign-in-password"
        label={signInTexts.password}
        error={errors.password && staffRefusalText(errors.password)}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? signInTexts.sending : signInTexts.submit}
      </Button>
    </form>
  );
}

function usePasswordStep({ onSignedIn, onSecondFactor }: PasswordStepProps) {
  return useValidatedForm<"email" | "password">({
    initial: { email: "", password: "" },
    repeats: true,
    validate: ({ email, password }): { email?: string; password?: string } =>
      collectErrors({
        email: requiredEmailError(email),
        password: password === "" ? "ERROR_FORM_REQUIRED" : null,
      }),
    async send(body) {
      const result = await callUser("POST /admin/session", { body });
      if (!result.ok)
        return result.refusal === "AUTH_WRONG_PASSWORD" ? { ...result, errors: { password: result.refusal } } : result;
      if (result.value.data.state === "second-factor") onSecondFactor();
      else onSignedIn();
      return result;
    },
  });
}
