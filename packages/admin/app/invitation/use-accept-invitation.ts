import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { staffSignInPath } from "../client/return-path.ts";
import { callUser } from "../client/user-call.ts";
import { STAFF_USER_KEY } from "../member/use-staff-user.ts";
import { forgetInvitationToken } from "./invitation-token.ts";

export const INVITATION_PATH = "/convite";

/** Accepts and goes on: into the admin, or to the sign-in of the account that the invitation belongs to. */
export function useAcceptInvitation(token: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (account: { name?: string; password?: string } = {}) => {
    const result = await callUser("POST /admin/invitations/accept", { body: { token, ...account } });
    if (!result.ok) return result;
    if (result.value.data.state === "sign-in-needed") await navigate(staffSignInPath(INVITATION_PATH));
    else {
      forgetInvitationToken();
      queryClient.removeQueries({ queryKey: STAFF_USER_KEY });
      await navigate("/", { replace: true });
    }
    return result;
  };
}
