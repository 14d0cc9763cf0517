import { useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

/** Loaded anew whenever the page is opened or the window gets the focus. */
export function useStaffHome() {
  const { slug: company } = useStaffCompany();
  return useQuery({
    queryKey: ["home", company],
    queryFn: async ({ signal }) => (await unwrapStaffCall(callStaff("GET /admin/home", { company, signal }))).data,
  });
}
