import type { StaffUserDto } from "@pecacerta/contract/admin/staff";
import { useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { callUser } from "../client/user-call.ts";

export const STAFF_USER_KEY = ["me"] as const;

export const useStaffUserQuery = () =>
  useQuery({
    queryKey: STAFF_USER_KEY,
    queryFn: async ({ signal }) => (await unwrapStaffCall(callUser("GET /admin/me", { signal }))).data,
  });

export const StaffUserContext = createContext<StaffUserDto | undefined>(undefined);

/** The signed-in user of pages inside the signed-in frame. */
export function useStaffUser(): StaffUserDto {
  const user = use(StaffUserContext);
  if (!user) throw new Error("The page is outside the signed-in frame");
  return user;
}
