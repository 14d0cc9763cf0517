import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { INBOX_KINDS, type InboxKind } from "@pecacerta/rules/inbox";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ArrowLeft, CircleAlert, SearchX } from "@pecacerta/ui/icons.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { Link, useParams } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useStaffProduct } from "../product-form/product-queries.ts";
import { RetryButton } from "../shell/retry-button.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { listTexts } from "../texts/list-texts.ts";
import { EntryView } from "./entry-view.tsx";
import { useInbox } from "./inbox-context.ts";
import { inboxPath } from "./inbox-filter.ts";
import { useInboxEntry } from "./inbox-queries.ts";
import "./inbox.css";

export default function EntryPage() {
  const { slug } = useStaffCompany();
  const { kind: name, entryId } = useParams();
  const { filter, isWide } = useInbox();
  const kind = INBOX_KINDS.find((one) => one === name);
  return (
    <div className="inbox-entry grid grid-cols-[minmax(0,1fr)] gap-4">
      {isWide ? null : (
        <Link to={inboxPath(slug, filter)} className="action-link">
          <ArrowLeft size={20} />
          {inboxTexts.back}
        </Link>
      )}
      {kind && entryId ? <LoadedEntry key={entryId} kind={kind} id={entryId} /> : <MissingEntry />}
    </div>
  );
}

function LoadedEntry({ kind, id }: { kind: InboxKind; id: string }) {
  const { slug, permissions } = useStaffCompany();
  const { data, error, refetch } = useInboxEntry(slug, kind, id);
  if (data?.product && kind === "questions" && permissions.includes("catalog.read"))
    return <QuestionView company={slug} thread={data} productId={data.product.id} />;
  if (data) return <EntryView thread={data} />;
  if (!error) return <EntrySkeleton />;
  if (refusalOf(error) === "NOT_FOUND") return <MissingEntry />;
  return (
    <EmptyState icon={CircleAlert} title={listTexts.failed} hint={companyRefusalText(refusalOf(error))}>
      <RetryButton refusal={refusalOf(error)} onRetry={refetch} />
    </EmptyState>
  );
}

/** Waits for what the part serves, which stands above the answer. */
function QuestionView({ company, thread, productId }: { company: string; thread: InboxThreadDto; productId: string }) {
  const { isPending } = useStaffProduct(company, productId);
  return isPending ? <EntrySkeleton /> : <EntryView thread={thread} />;
}

function MissingEntry() {
  const { isWide } = useInbox();
  return <EmptyState icon={SearchX} title={inboxTexts.missing} level={isWide ? "h2" : "h1"} />;
}

const EntrySkeleton = () => (
  <div className="grid gap-4">
    <p role="status" className="sr-only">
      {listTexts.loading}
    </p>
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);
