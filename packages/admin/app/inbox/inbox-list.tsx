import { INBOX_VIEWS, type InboxView, MAX_INBOX_COUNT, visibleInboxKinds } from "@pecacerta/rules/inbox";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { CircleCheck, SearchX } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Link, useNavigate } from "react-router";
import { ListFailure, ListSkeleton, MoreButton } from "../list/list-states.tsx";
import { ListViews } from "../list/list-views.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { INBOX_VIEW_NAMES, inboxTexts, KIND_NAMES } from "../texts/inbox-texts.ts";
import { formatInteger, listTexts } from "../texts/list-texts.ts";
import { type InboxFilter, inboxPath } from "./inbox-filter.ts";
import type { InboxListData } from "./inbox-queries.ts";
import { InboxRows } from "./inbox-rows.tsx";

type InboxListProps = { list: InboxListData; filter: InboxFilter; openId: string | undefined };

export function InboxList({ list, filter, openId }: InboxListProps) {
  const { slug } = useStaffCompany();
  return (
    <section aria-label={inboxTexts.list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1>{inboxTexts.title}</h1>
        <Link to={`/${slug}/caixa/modelos`} className="small-link py-2">
          {inboxTexts.templates}
        </Link>
      </div>
      <Views list={list} filter={filter} />
      <KindFilter list={list} filter={filter} />
      <Rows list={list} filter={filter} openId={openId} />
    </section>
  );
}

type Counts = NonNullable<InboxListData["counts"]>[InboxView];

function countOf(counts: Counts, kind: InboxFilter["kind"]): number {
  if (kind) return counts[kind];
  return counts.questions + counts.bids + counts.reviews + counts.messages;
}

function Views({ list: { counts }, filter }: Pick<InboxListProps, "list" | "filter">) {
  const { slug } = useStaffCompany();
  const views = INBOX_VIEWS.map((view) => {
    const count = counts && countOf(counts[view], filter.kind);
    const shown = count !== undefined && { count: Math.min(count, MAX_INBOX_COUNT), isMore: count >= MAX_INBOX_COUNT };
    return { id: view, label: INBOX_VIEW_NAMES[view], to: inboxPath(slug, { ...filter, view }), ...shown };
  });
  return <ListViews label={inboxTexts.views} views={views} current={filter.view} />;
}

function KindFilter({ list: { counts }, filter }: Pick<InboxListProps, "list" | "filter">) {
  const { slug, permissions } = useStaffCompany();
  const navigate = useNavigate();
  const kinds = visibleInboxKinds(new Set(permissions));
  return (
    <SelectField
      label={inboxTexts.kinds}
      value={filter.kind ?? ""}
      onChange={({ currentTarget: { value } }) =>
        navigate(inboxPath(slug, { ...filter, kind: kinds.find((kind) => kind === value) }))
      }
    >
      <option value="">{inboxTexts.allKinds}</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {counts ? `${KIND_NAMES[kind]} (${formatInteger(counts[filter.view][kind])})` : KIND_NAMES[kind]}
        </option>
      ))}
    </SelectField>
  );
}

function Rows({ list, filter, openId }: InboxListProps) {
  const { query, rows, refusal } = list;
  const more = {
    isLeft: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  };
  if (query.isPending) return <ListSkeleton rows={6} height="h-24" />;
  if (!query.data) return <ListFailure refusal={refusal} reload={() => void query.refetch()} />;
  if (rows.length === 0)
    return filter.view === "waiting" && !filter.kind ? (
      <EmptyState icon={CircleCheck} title={inboxTexts.noneWaiting} hint={inboxTexts.noneWaitingHint} />
    ) : (
      <EmptyState icon={SearchX} title={inboxTexts.none} hint={inboxTexts.noneHint} />
    );
  return (
    <>
      {refusal ? (
        <Notice tone="warning">
          {listTexts.refreshFailed} {companyRefusalText(refusal)}
        </Notice>
      ) : null}
      <InboxRows rows={rows} filter={filter} openId={openId} isOutdated={query.isPlaceholderData} />
      <MoreButton more={more} />
    </>
  );
}
