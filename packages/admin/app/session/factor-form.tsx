import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import type { SubmitResult } from "@pecacerta/ui/use-submit-form.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { factorTexts } from "../texts/factor-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";

type FactorFormProps = {
  send: (code: string) => Promise<SubmitResult>;
  /** The first code of a new authenticator, which no recovery code replaces. */
  isSetup?: boolean;
};

export function FactorForm({ send, isSetup = false }: FactorFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { fields, refusal, wait, isSending, submit } = useFactorForm(send);
  const { field, errors, change } = fields;
  const toggle = () => {
    setRecovery(!isRecovery);
    change({ code: "" });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {isSetup ? null : <p>{isRecovery ? factorTexts.recoveryIntro : factorTexts.codeIntro}</p>}
      {refusal ? (
        <Notice tone="failure">{wait ? factorTexts.waitingForCode(wait) : staffRefusalText(refusal)}</Notice>
      ) : null}
      <Field
        {...field("code")}
        id="sign-in-code"
        key={String(isRecovery)}
        label={isRecovery ? factorTexts.recoveryCode : factorTexts.code}
        hint={isRecovery ? factorTexts.recoveryHint : factorTexts.codeHint}
        error={errors.code && staffRefusalText(errors.code)}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!isSetup}
        required
      />
      <Button type="submit" wide aria-disabled={isSending}>
        {isSending ? factorTexts.confirming : factorTexts.confirm}
      </Button>
      {isSetup ? null : (
        <Button variant="quiet" small onClick={toggle}>
          {isRecovery ? factorTexts.useAuthenticator : factorTexts.useRecoveryCode}
        </Button>
      )}
    </form>
  );
}

const FORM_OF_CODE = /^(\d{6}|[a-z0-9]{10})$/;

/** `wait`: the seconds until another code is checked. It is not sent again: a code is too old by then. */
function useFactorForm(send: FactorFormProps["send"]) {
  const [wait, setWait] = useState<number>();
  const form = useValidatedForm<"code">({
    initial: { code: "" },
    validate({ code }) {
      if (code.trim() === "") return { code: "ERROR_FORM_REQUIRED" };
      return FORM_OF_CODE.test(code.replace(/[\s-]/g, "").toLowerCase()) ? {} : { code: "ERROR_FORM_INVALID" };
    },
    async send({ code }) {
      const result = await send(code);
      setWait(result.ok ? undefined : result.waitSeconds);
      if (result.ok || result.refusal !== "SECOND_FACTOR_WRONG") return result;
      return { ...result, errors: { code: result.refusal } };
    },
  });
  return { ...form, wait };
}
