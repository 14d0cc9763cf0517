import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { staffCountsKey } from "../member/use-staff-counts.ts";
import { useInbox } from "./inbox-context.ts";
import { entryPath, inboxPath } from "./inbox-filter.ts";
import { type InboxPages, inboxEntryKey, inboxListKey, inboxListsKey } from "./inbox-queries.ts";

type EntryResult = { ok: true; value: { data: InboxThreadDto } } | StaffCallFailure;

/** `finish`: shows the entry as it is now, and of those that wait goes on to the next. */
export function useEntryAction({ kind, id }: Pick<InboxThreadDto, "kind" | "id">) {
  const { slug } = useStaffCompany();
  const { list, filter } = useInbox();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => client.invalidateQueries({ queryKey: inboxEntryKey(slug, kind, id) });

  function finish({ value: { data } }: Extract<EntryResult, { ok: true }>, text: string): void {
    toast.success(text);
    client.setQueryData(inboxEntryKey(slug, kind, id), data);
    void client.invalidateQueries({ queryKey: staffCountsKey(slug) });
    if (data.waiting || filter.view !== "waiting") {
      void client.invalidateQueries({ queryKey: inboxListsKey(slug) });
      return;
    }
    const place = list.rows.findIndex((row) => row.id === id);
    const next = list.rows[place + 1] ?? list.rows[place - 1];
    client.setQueryData<InboxPages>(inboxListKey(slug, filter), (pages) => withoutEntry(pages, id));
    void client.invalidateQueries({ queryKey: inboxListsKey(slug) });
    const path = next ? entryPath(slug, next, filter) : inboxPath(slug, filter);
    void navigate(path, { replace: true, state: { focusesAnswer: true } });
  }
  return { finish, refresh };
}

const withoutEntry = (data: InboxPages | undefined, id: string): InboxPages | undefined =>
  data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter((row) => row.id !== id) })) };
