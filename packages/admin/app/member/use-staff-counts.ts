import type { StaffCountsDto } from "@pecacerta/contract/admin/home";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "./use-staff-company.ts";

const POLL_MS = 30_000;

/** Invalidate it after an action that changes what waits. */
export const staffCountsKey = (slug: string) => ["counts", slug] as const;

/** The counts of the menu, repeated also in a tab behind others, whose title shows them. Undefined until they are known. */
export const useStaffCounts = (): StaffCountsDto | undefined => useCounts({ enabled: true });

/** The counts that the menu has read. */
export const useCachedStaffCounts = (): StaffCountsDto | undefined => useCounts({ enabled: false });

function useCounts({ enabled }: { enabled: boolean }): StaffCountsDto | undefined {
  const { slug } = useStaffCompany();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: staffCountsKey(slug),
    enabled,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<{ counts: StaffCountsDto; etag?: string }>(staffCountsKey(slug));
      const result = await callStaff("GET /admin/counts", {
        company: slug,
        signal,
        ...(known?.etag && { ifNoneMatch: known.etag }),
      });
      if (!result.ok && result.status === 304 && known) return known;
      const { etag } = result.ok ? result : {};
      return { counts: (await unwrapStaffCall(Promise.resolve(result))).data, ...(etag && { etag }) };
    },
  });
  return data?.counts;
}
