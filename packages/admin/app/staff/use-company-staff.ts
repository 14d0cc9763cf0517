import type { StaffInvitationDto, StaffMemberDto } from "@pecacerta/contract/admin/members";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";

export type CompanyStaff = { members: readonly StaffMemberDto[]; invitations: readonly StaffInvitationDto[] };

const staffKey = (company: string) => ["staff", company] as const;

export function useCompanyStaff() {
  const { slug: company, permissions } = useStaffCompany();
  return useQuery({
    queryKey: staffKey(company),
    queryFn: async ({ signal }): Promise<CompanyStaff> =>
      (await unwrapStaffCall(callStaff("GET /admin/staff", { company, signal }))).data,
    enabled: permissions.includes("staff.manage"),
  });
}

export function useReloadStaff(): () => Promise<void> {
  const { slug } = useStaffCompany();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: staffKey(slug) });
}

type Result = { ok: true } | { ok: false; refusal: string };

/** Tells what came of a press. A question for a fresh sign-in that was closed is no failure. */
export function reportResult(result: Result, successText: string): void {
  if (result.ok) toast.success(successText);
  else if (result.refusal !== "FRESH_SIGN_IN_NEEDED") toast.error(companyRefusalText(result.refusal));
}
