import type { InstallationCompanyDto } from "@pecacerta/contract/admin/installation";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { callUser } from "../client/user-call.ts";

const INSTALLATION_KEY = ["installation"] as const;

export const companiesKey = (q: string) => [...INSTALLATION_KEY, "list", q] as const;

export const fetchCompanies = async (q: string, after: string | undefined, signal: AbortSignal) =>
  (
    await unwrapStaffCall(
      callUser("GET /admin/installation/companies", { query: { q: q || undefined, after }, signal }),
    )
  ).data;

const companyKey = (slug: string) => [...INSTALLATION_KEY, "company", slug] as const;

export const useInstallationCompany = (slug: string) =>
  useQuery({
    queryKey: companyKey(slug),
    queryFn: async ({ signal }): Promise<InstallationCompanyDto> =>
      (await unwrapStaffCall(callUser("GET /admin/installation/companies/:slug", { params: { slug }, signal }))).data,
  });

/** Shows the company as a change has answered it. */
export function useShowCompany(): (company: InstallationCompanyDto) => Promise<void> {
  const queryClient = useQueryClient();
  return async (company) => {
    queryClient.setQueryData(companyKey(company.slug), company);
    await queryClient.invalidateQueries({ queryKey: INSTALLATION_KEY });
  };
}
