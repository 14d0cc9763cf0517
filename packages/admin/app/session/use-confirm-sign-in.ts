import type { SubmitResult } from "@pecacerta/ui/use-submit-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { callUser } from "../client/user-call.ts";
import { STAFF_USER_KEY } from "../member/use-staff-user.ts";
import type { Passkey } from "./passkey-button.tsx";

type Proof = { code: string } | { password: string } | { passkey: Passkey };

/** Returns a function that confirms the sign-in by a proof and stores the user's new state. */
export function useConfirmSignIn(): (proof: Proof) => Promise<SubmitResult> {
  const queryClient = useQueryClient();
  return async (proof) => {
    const result = await callUser("POST /admin/session/confirm", { body: proof });
    if (result.ok) queryClient.setQueryData(STAFF_USER_KEY, result.value.data);
    return result;
  };
}
