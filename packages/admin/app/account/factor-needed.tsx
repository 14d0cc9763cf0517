import { useState } from "react";
import { useStaffUser } from "../member/use-staff-user.ts";
import { PasskeyButton } from "../session/passkey-button.tsx";
import { useConfirmSignIn } from "../session/use-confirm-sign-in.ts";
import { UserFrame } from "../shell/user-frame.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { signInTexts } from "../texts/sign-in-texts.ts";
import { Authenticator } from "./authenticator.tsx";
import { PasskeyList } from "./passkey-list.tsx";

/** Where the session lacks the second factor. `holdPage`: while the person still reads what this page shows. */
export function FactorNeeded({ name, holdPage }: { name: string; holdPage: (isHeld: boolean) => void }) {
  const { factors } = useStaffUser();
  const [hasCodes, setHasCodes] = useState(false);
  const title = hasCodes
    ? accountTexts.codesTitle
    : factors.passkeys > 0
      ? accountTexts.passkeyNeededTitle
      : accountTexts.factorNeededTitle;
  return (
    <UserFrame title={title} company={name}>
      <h1>{title}</h1>
      {factors.passkeys > 0 ? (
        <>
          <p>{accountTexts.passkeyNeeded(name)}</p>
          <ConfirmPasskey />
        </>
      ) : (
        <>
          {hasCodes ? null : (
            <>
              <p>{accountTexts.factorNeeded(name)}</p>
              <PasskeyList />
              <h2>{accountTexts.factorTitle}</h2>
            </>
          )}
          <Authenticator
            holdPage={(isHeld) => {
              setHasCodes(isHeld);
              holdPage(isHeld);
            }}
          />
        </>
      )}
    </UserFrame>
  );
}

function ConfirmPasskey() {
  const confirm = useConfirmSignIn();
  return <PasskeyButton isMain label={signInTexts.confirmPasskey} send={(passkey) => confirm({ passkey })} />;
}
