import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { callUser } from "../client/user-call.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";
import { confirmLeave } from "../unsaved/confirm-leave.ts";

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    if (!(await confirmLeave())) return;
    const result = await callUser("DELETE /admin/session", {});
    if (!result.ok && result.status !== 401) return toast.error(staffRefusalText(result.refusal));
    sessionStorage.clear();
    await navigate("/entrar");
    queryClient.clear();
  };
}
