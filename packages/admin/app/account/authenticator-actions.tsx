import { Button } from "@pecacerta/ui/button.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callUser } from "../client/user-call.ts";
import { STAFF_USER_KEY } from "../member/use-staff-user.ts";
import { accountRefusalText } from "../texts/account-refusal-text.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** For an authenticator that is in use. */
export function AuthenticatorActions({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const queryClient = useQueryClient();
  const showRefusal = (refusal: string) => {
    if (refusal !== "FRESH_SIGN_IN_NEEDED") toast.error(accountRefusalText(refusal));
  };
  async function renewCodes() {
    const result = await callUser("POST /admin/me/recovery-codes", {});
    if (result.ok) onCodes(result.value.data.recoveryCodes);
    else showRefusal(result.refusal);
  }
  async function remove() {
    const result = await callUser("DELETE /admin/me/totp", {});
    if (!result.ok) return showRefusal(result.refusal);
    queryClient.setQueryData(STAFF_USER_KEY, result.value.data);
    toast.success(accountTexts.factorRemoved);
  }
  return (
    <>
      <Button variant="secondary" onClick={renewCodes}>
        {accountTexts.newCodes}
      </Button>
      <Button variant="quiet" onClick={remove}>
        {accountTexts.removeFactor}
      </Button>
    </>
  );
}
