import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { readReturnPath } from "../client/return-path.ts";
import { callUser } from "../client/user-call.ts";
import { STAFF_USER_KEY } from "../member/use-staff-user.ts";
import { type Passkey, PasskeyButton } from "../session/passkey-button.tsx";
import { NarrowFrame } from "../shell/narrow-frame.tsx";
import { signInTexts } from "../texts/sign-in-texts.ts";
import { PasswordStep } from "./password-step.tsx";

const loadFactorForm = () => import("../session/factor-form.tsx");
const FactorForm = lazy(() => loadFactorForm().then((module) => ({ default: module.FactorForm })));

type SignInStep = "password" | "second-factor";
type SignInState = { step?: SignInStep; hadSession?: boolean };

export default function SignInPage() {
  const state = (useLocation().state ?? {}) as SignInState;
  const [step, setStep] = useState<SignInStep>(state.step ?? "password");
  const [hasEnded, setEnded] = useState(state.hadSession === true);
  const goOn = useGoOn();
  const isCode = step === "second-factor";
  useEffect(() => void loadFactorForm().catch(() => undefined), []);

  async function sendCode(code: string) {
    const result = await callUser("POST /admin/session/second-factor", { body: { code } });
    if (result.ok) await goOn();
    else if (result.refusal === "AUTH_UNAUTHORIZED") {
      setEnded(true);
      setStep("password");
    }
    return result;
  }

  async function sendPasskey(passkey: Passkey) {
    const result = await callUser("POST /admin/session/passkey", { body: { passkey } });
    if (result.ok) await goOn();
    return result;
  }

  return (
    <NarrowFrame title={isCode ? signInTexts.codeTitle : signInTexts.title}>
      {hasEnded && !isCode ? <Notice tone="warning">{signInTexts.sessionEnded}</Notice> : null}
      {isCode ? (
        <>
          <Suspense>
            <FactorForm send={sendCode} />
          </Suspense>
          <Button variant="quiet" small onClick={() => setStep("password")}>
            {signInTexts.backToPassword}
          </Button>
        </>
      ) : (
        <>
          <PasswordStep onSignedIn={goOn} onSecondFactor={() => setStep("second-factor")} />
          <PasskeyButton label={signInTexts.usePasskey} send={sendPasskey} />
          <Link to="/senha" className="button button-quiet button-small">
            {signInTexts.forgotPassword}
          </Link>
        </>
      )}
    </NarrowFrame>
  );
}

function useGoOn(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  return async () => {
    queryClient.removeQueries({ queryKey: STAFF_USER_KEY });
    await navigate(readReturnPath(query), { replace: true });
  };
}
