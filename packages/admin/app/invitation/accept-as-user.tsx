import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useState } from "react";
import { accountRefusalText } from "../texts/account-refusal-text.ts";
import { invitationTexts } from "../texts/invitation-texts.ts";
import { useAcceptInvitation } from "./use-accept-invitation.ts";

/** Joining with the account that is signed in is a press of its own: the link alone joins nobody. */
export function AcceptAsUser({ token, email }: { token: string; email: string }) {
  const accept = useAcceptInvitation(token);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function press() {
    if (isSending) return;
    setSending(true);
    const result = await accept();
    setSending(false);
    setRefusal(result.ok ? undefined : result.refusal);
  }
  return (
    <>
      <p className="wrap-anywhere">{invitationTexts.signedInAs(email)}</p>
      {refusal ? <Notice tone="failure">{accountRefusalText(refusal)}</Notice> : null}
      <Button wide aria-disabled={isSending} onClick={press}>
        {isSending ? invitationTexts.sending : invitationTexts.acceptAs}
      </Button>
    </>
  );
}
