import { normalizeEmail, requiredEmailError } from "@pecacerta/rules/email";
import { findLoginErrors } from "@pecacerta/rules/session";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useCompany } from "../companies/use-company.ts";
import { CodeForm } from "./code-form.tsx";
import { type CodeRequest, deleteCodeRequest, loadCodeRequest, storeCodeRequest } from "./code-request.ts";
import { signInWithPassword } from "./sign-in.ts";
import { SignInNotices } from "./sign-in-notices.tsx";

type Props = { initialEmail?: string; onDone?: () => void };

/** Signs in with the password, or with a code that is mailed. */
export function SignInForm({ initialEmail = "", onDone }: Props) {
  const { slug } = useCompany();
  const [codeRequest, setCodeRequest] = useState<CodeRequest>();
  const [email, setEmail] = useState(initialEmail);
  useEffect(() => setCodeRequest(loadCodeRequest(slug)), [slug]);
  if (codeRequest) {
    const returnToPassword = () => {
      deleteCodeRequest(slug);
      setCodeRequest(undefined);
    };
    return <CodeForm codeRequest={codeRequest} onDone={onDone} onBack={returnToPassword} />;
  }
  const handleCodeSent = (request: CodeRequest) => {
    storeCodeRequest(slug, request);
    setEmail(request.email);
    setCodeRequest(request);
  };
  return <PasswordForm initialEmail={email} onDone={onDone} onCodeSent={handleCodeSent} />;
}

type PasswordFormProps = {
  initialEmail: string;
  onDone: (() => void) | undefined;
  onCodeSent: (request: CodeRequest) => void;
};

function PasswordForm({ initialEmail, onDone, onCodeSent }: PasswordFormProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const { fields, refusal, isSending, secondsLeft, willRepeat, submit } = useSignIn(initialEmail, onDone);
  const { field, errors } = fields;
  const form = useRef<HTMLFormElement>(null);
  const code = useSendCode(onCodeSent);
  const errorText = (name: "email" | "password") => (errors[name] ? refusalText(errors[name]) : undefined);
  const sendCode = async () => {
    const email = normalizeEmail(fields.values.email);
    const error = requiredEmailError(email);
    if (error) {
      form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
      return fields.setErrors({ email: error });
    }
    await code.send(email, form.current !== null && new FormData(form.current).has("remember"));
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    code.clearRefusal();
    return submit(event);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit}>
      <fieldset disabled={!isHydrated} className="grid gap-4">
        <SignInNotices secondsLeft={secondsLeft} willRepeat={willRepeat} refusal={refusal} codeRefusal={code.refusal} />
        <Field
          {...field("email")}
          id={`${id}-email`}
          label={m.field_email()}
          error={errorText("email")}
          type="email"
          autoComplete="username"
          required
        />
        <Field
          {...field("password")}
          id={`${id}-password`}
          label={m.field_password()}
          error={errorText("password")}
          type="password"
          autoComplete="current-password"
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
        <Button variant="quiet" wide aria-disabled={code.isSending} onClick={() => void sendCode()}>
          {m.code_send()}
        </Button>
      </fieldset>
    </form>
  );
}

function useSignIn(initialEmail: string, onDone?: () => void) {
  const { slug } = useCompany();
  return useValidatedForm({
    initial: { email: initialEmail, password: "" },
    repeats: true,
    validate: findLoginErrors,
    async send(values, form) {
      const signedIn = await signInWithPassword(slug, { ...values, remember: new FormData(form).has("remember") });
      if (signedIn.ok) onDone?.();
      return signedIn;
    },
  });
}

function useSendCode(onCodeSent: (request: CodeRequest) => void) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (email: string, remember: boolean) => {
    if (isSending) return;
    setSending(true);
    setRefusal(undefined);
    const response = await call("POST /login/code", { body: { email } });
    setSending(false);
    if (response.ok) onCodeSent({ email, request: response.value.data.request, remember, sentAt: Date.now() });
    else setRefusal(response.refusal);
  };
  return { isSending, refusal, send, clearRefusal: () => setRefusal(undefined) };
}
