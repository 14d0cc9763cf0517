import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useState } from "react";
import { useStaffUserQuery } from "../member/use-staff-user.ts";
import { NarrowFrame } from "../shell/narrow-frame.tsx";
import { invitationTexts } from "../texts/invitation-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { AcceptAsUser } from "./accept-as-user.tsx";
import { takeInvitationToken } from "./invitation-token.ts";
import { NewAccountForm } from "./new-account-form.tsx";

export default function InvitationPage() {
  const [token, setToken] = useState<string>();
  const [isRead, setRead] = useState(false);
  const { data: user, isPending } = useStaffUserQuery();
  useEffect(() => {
    setToken(takeInvitationToken());
    setRead(true);
  }, []);
  return (
    <NarrowFrame title={invitationTexts.title}>
      {isRead && !token ? (
        <Notice tone="failure">{invitationTexts.missing}</Notice>
      ) : isPending || !token ? (
        <p role="status">{shellTexts.loading}</p>
      ) : user ? (
        <AcceptAsUser token={token} email={user.email} />
      ) : (
        <NewAccountForm token={token} />
      )}
    </NarrowFrame>
  );
}
