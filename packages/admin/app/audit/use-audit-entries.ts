import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { readFilterDay } from "../list/filter-day.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";

export const AUDIT_FILTERS = ["actor", "action", "from", "to", "product", "order"] as const;

export type AuditLogList = {
  entries: readonly AuditEntryDto[] | undefined;
  refusal: string | undefined;
  reload: () => void;
  more: { isLeft: boolean; isLoading: boolean; load: () => void };
};

/** A bulk change is one line of the list, however many entries it has. */
const PAGE_SIZE = 200;

export function useAuditEntries() {
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const filters = AUDIT_FILTERS.map((name) =>
    name === "from" || name === "to" ? readFilterDay(params, name) : params.get(name) || undefined,
  );
  const [actor, action, from, to, product, order] = filters;
  const fetchPage = async (after: string | undefined, signal: AbortSignal) => {
    const subject = order && `order:${order}`;
    const options = {
      company: slug,
      query: { actor, action, from, to, product, subject, after, limit: PAGE_SIZE },
      signal,
    };
    return (await unwrapStaffCall(callStaff("GET /admin/audit", options))).data;
  };
  const query = useInfiniteQuery({
    queryKey: ["audit", slug, ...filters],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const list: AuditLogList = {
    entries: query.data?.pages.flatMap(({ items }) => items),
    refusal: query.isError ? refusalOf(query.error) : undefined,
    reload: () => query.refetch(),
    more: { isLeft: query.hasNextPage, isLoading: query.isFetchingNextPage, load: () => query.fetchNextPage() },
  };
  return { list, members: query.data?.pages[0]?.members ?? [] };
}
