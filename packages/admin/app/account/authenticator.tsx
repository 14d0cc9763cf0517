import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffResponseTo } from "../client/prompted-call.ts";
import { callUser } from "../client/user-call.ts";
import { STAFF_USER_KEY, useStaffUser } from "../member/use-staff-user.ts";
import { accountRefusalText } from "../texts/account-refusal-text.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { AuthenticatorActions } from "./authenticator-actions.tsx";
import { AuthenticatorSetup } from "./authenticator-setup.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type AuthenticatorStart = StaffResponseTo<"POST /admin/me/totp">["data"];

type AuthenticatorProps = {
  /** While recovery codes are on the screen the page must stay: nobody sees them again. */
  holdPage?: (isHeld: boolean) => void;
};

/** The state of the second factor; its set-up replaces it in place. */
export function Authenticator({ holdPage }: AuthenticatorProps) {
  const { factors } = useStaffUser();
  const queryClient = useQueryClient();
  const [setup, setSetup] = useState<AuthenticatorStart>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { start, refusal, isStarting } = useAuthenticatorStart(setSetup);
  const showCodes = (recoveryCodes: readonly string[]) => {
    holdPage?.(true);
    setCodes(recoveryCodes);
  };
  const finish = () => {
    setCodes(undefined);
    holdPage?.(false);
    void queryClient.invalidateQueries({ queryKey: STAFF_USER_KEY });
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (setup)
    return (
      <AuthenticatorSetup
        {...setup}
        onConfirmed={(recoveryCodes) => {
          setSetup(undefined);
          showCodes(recoveryCodes);
        }}
      />
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p>{factors.totp ? accountTexts.factorOn : accountTexts.factorOff}</p>
      {factors.totp ? <p className="note">{accountTexts.codesLeft(factors.recoveryCodes)}</p> : null}
      {refusal ? <Notice tone="failure">{accountRefusalText(refusal)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant={factors.totp ? "secondary" : "primary"} aria-disabled={isStarting} onClick={start}>
          {isStarting ? accountTexts.starting : factors.totp ? accountTexts.replace : accountTexts.setUp}
        </Button>
        {factors.totp ? <AuthenticatorActions onCodes={showCodes} /> : null}
      </div>
    </div>
  );
}

function useAuthenticatorStart(onStarted: (start: AuthenticatorStart) => void) {
  const [refusal, setRefusal] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  async function start() {
    if (isStarting) return;
    setRefusal(undefined);
    setStarting(true);
    const result = await callUser("POST /admin/me/totp", {});
    setStarting(false);
    if (result.ok) onStarted(result.value.data);
    else if (result.refusal !== "FRESH_SIGN_IN_NEEDED") setRefusal(result.refusal);
  }
  return { start, refusal, isStarting };
}
