import type { InboxRowDto, InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import type { ReplyTemplatesDto } from "@pecacerta/contract/admin/templates";
import type { InboxKind } from "@pecacerta/rules/inbox";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import type { InboxFilter } from "./inbox-filter.ts";

const POLL_MS = 30_000;

export const inboxListsKey = (slug: string) => ["inbox", slug] as const;
export const inboxListKey = (slug: string, { view, kind }: InboxFilter) =>
  [...inboxListsKey(slug), view, kind] as const;
export const inboxEntryKey = (slug: string, kind: InboxKind, id: string) => ["inbox-entry", slug, kind, id] as const;
export const replyTemplatesKey = (slug: string) => ["reply-templates", slug] as const;

export function useInboxList(slug: string, filter: InboxFilter) {
  const query = useInfiniteQuery({
    queryKey: inboxListKey(slug, filter),
    queryFn: async ({ pageParam, signal }) => {
      const call = callStaff("GET /admin/inbox", { company: slug, query: { ...filter, after: pageParam }, signal });
      return (await unwrapStaffCall(call)).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  const rows: InboxRowDto[] = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    query,
    rows,
    counts: query.data?.pages[0]?.counts,
    refusal: query.error ? refusalOf(query.error) : undefined,
  };
}

export type InboxListData = ReturnType<typeof useInboxList>;
export type InboxPages = { pages: { items: InboxRowDto[] }[] };

export const useInboxEntry = (slug: string, kind: InboxKind, id: string) =>
  useQuery<InboxThreadDto>({
    queryKey: inboxEntryKey(slug, kind, id),
    queryFn: async ({ signal }) => {
      const call = callStaff("GET /admin/inbox/:kind/:id", { company: slug, params: { kind, id }, signal });
      return (await unwrapStaffCall(call)).data;
    },
  });

export const useReplyTemplates = (slug: string) =>
  useQuery<ReplyTemplatesDto>({
    queryKey: replyTemplatesKey(slug),
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/templates", { company: slug, signal }))).data,
    staleTime: 60_000,
  });
