import { Outlet, useParams } from "react-router";
import { useMediaQuery } from "../list/use-media-query.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { inboxTexts } from "../texts/inbox-texts.ts";
import type { InboxContext } from "./inbox-context.ts";
import { useInboxFilter } from "./inbox-filter.ts";
import { InboxList } from "./inbox-list.tsx";
import { useInboxList } from "./inbox-queries.ts";

const TWO_PANES = "(width >= 62rem)";

/** The list left and an entry right; on a narrow screen one of both. */
export default function InboxPage() {
  const { slug } = useStaffCompany();
  const { entryId } = useParams();
  const filter = useInboxFilter();
  const list = useInboxList(slug, filter);
  const isWide = useMediaQuery(TWO_PANES);
  return (
    <>
      <PageTitle title={inboxTexts.title} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[340px_minmax(0,1fr)] xl:grid-cols-[400px_minmax(0,1fr)]">
        {isWide || !entryId ? <InboxList list={list} filter={filter} openId={entryId} /> : null}
        <Outlet context={{ list, filter, isWide } satisfies InboxContext} />
      </div>
    </>
  );
}
