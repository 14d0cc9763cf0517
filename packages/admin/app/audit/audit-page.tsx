import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { List } from "@pecacerta/ui/icons.tsx";
import { Link, useSearchParams } from "react-router";
import { PageTitle } from "../shell/page-title.tsx";
import { auditTexts } from "../texts/audit-texts.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";
import { useAuditEntries } from "./use-audit-entries.ts";

/** Who changed what. The filters are in the address. */
export default function AuditPage() {
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle title={auditTexts.title} />
      <div className="grid gap-1">
        <h1>{auditTexts.title}</h1>
        <p className="muted">{auditTexts.intro}</p>
      </div>
      <AuditLog />
    </div>
  );
}

function AuditLog() {
  const { list, members } = useAuditEntries();
  const [params] = useSearchParams();
  const empty =
    params.size === 0 ? (
      <EmptyState icon={List} title={auditTexts.emptyTitle} hint={auditTexts.emptyAllHint} />
    ) : (
      <EmptyState icon={List} title={auditTexts.emptyTitle} hint={auditTexts.emptyHint}>
        <Link to="?" className="button button-secondary">
          {auditTexts.clear}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <AuditFilters members={members} />
      <AuditList list={list} empty={empty} />
    </>
  );
}
