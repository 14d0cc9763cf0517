import { INBOX_KINDS, INBOX_VIEWS, type InboxKind, type InboxView } from "@pecacerta/rules/inbox";
import { useSearchParams } from "react-router";

export type InboxFilter = { view: InboxView; kind: InboxKind | undefined };

export function useInboxFilter(): InboxFilter {
  const [query] = useSearchParams();
  return {
    view: INBOX_VIEWS.find((view) => view === query.get("view")) ?? "waiting",
    kind: INBOX_KINDS.find((kind) => kind === query.get("kind")),
  };
}

function filterSearch({ view, kind }: InboxFilter): string {
  const query = new URLSearchParams({ ...(view !== "waiting" && { view }), ...(kind && { kind }) });
  return query.size > 0 ? `?${query}` : "";
}

export const inboxPath = (slug: string, filter: InboxFilter): string => `/${slug}/caixa${filterSearch(filter)}`;

export const entryPath = (slug: string, { kind, id }: { kind: InboxKind; id: string }, filter: InboxFilter): string =>
  `/${slug}/caixa/${kind}/${id}${filterSearch(filter)}`;
