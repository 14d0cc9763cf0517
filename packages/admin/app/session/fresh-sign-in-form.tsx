import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import type { SubmitResult } from "@pecacerta/ui/use-submit-form.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useStaffUser } from "../member/use-staff-user.ts";
import { factorTexts } from "../texts/factor-texts.ts";
import { signInTexts } from "../texts/sign-in-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";
import { FactorForm } from "./factor-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useConfirmSignIn } from "./use-confirm-sign-in.ts";

export function FreshSignInForm({ onEnd }: { onEnd: (isFresh: boolean) => void }) {
  const { factors, hasSecondFactor } = useStaffUser();
  const confirm = useConfirmSignIn();
  const send = async (proof: Parameters<typeof confirm>[0]): Promise<SubmitResult> => {
    const result = await confirm(proof);
    if (result.ok) onEnd(true);
    else if (result.refusal === "AUTH_UNAUTHORIZED") onEnd(false);
    return result;
  };
  return (
    <div className="grid gap-4">
      <p>{factorTexts.freshIntro}</p>
      {factors.passkeys > 0 ? (
        <PasskeyButton isMain label={signInTexts.confirmPasskey} send={(passkey) => send({ passkey })} />
      ) : null}
      {factors.totp ? (
        <FactorForm send={(code) => send({ code })} />
      ) : hasSecondFactor || factors.passkeys > 0 ? null : (
        <ConfirmPasswordForm send={(password) => send({ password })} />
      )}
    </div>
  );
}

function ConfirmPasswordForm({ send }: { send: (password: string) => Promise<SubmitResult> }) {
  const { fields, refusal, isSending, submit } = useValidatedForm<"password">({
    initial: { password: "" },
    validate: ({ password }) => (password === "" ? { password: "ERROR_FORM_REQUIRED" } : {}),
    async send({ password }) {
      const result = await send(password);
      if (result.ok || result.refusal !== "AUTH_WRONG_PASSWORD") return result;
      return { ...result, errors: { password: "WRONG_OWN_PASSWORD" } };
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {refusal ? <Notice tone="failure">{staffRefusalText(refusal)}</Notice> : null}
      <Field
        {...fields.field("password")}
        id="confirm-password"
        label={signInTexts.password}
        error={fields.errors.password && staffRefusalText(fields.errors.password)}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? factorTexts.confirming : factorTexts.confirm}
      </Button>
    </form>
  );
}
