import type { StaffInvitationDto, StaffMemberDto } from "@pecacerta/contract/admin/members";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

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
