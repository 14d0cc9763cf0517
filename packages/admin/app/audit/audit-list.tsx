import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CircleAlert } from "@pecacerta/ui/icons.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { auditActionName, auditSubjectName, auditTexts } from "../texts/audit-texts.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { listTexts } from "../texts/list-texts.ts";
import { auditChanges } from "./audit-changes.ts";
import type { AuditLogList } from "./use-audit-entries.ts";
import "./audit.css";

export function AuditList({
  list: { entries, refusal, reload, more },
  empty,
}: {
  list: AuditLogList;
  empty: ReactNode;
}) {
  if (refusal && !entries)
    return (
      <EmptyState icon={CircleAlert} title={listTexts.failed} hint={companyRefusalText(refusal)}>
        <Button onClick={reload}>{listTexts.tryAgain}</Button>
      </EmptyState>
    );
  if (!entries) return <AuditSkeleton />;
  if (entries.length === 0) return empty;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <ol className="box divided w-full" aria-label={auditTexts.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-1 p-4" data-list-row>
            <AuditEntry entry={entry} />
          </li>
        ))}
      </ol>
      {more.isLeft ? (
        <Button variant="secondary" aria-disabled={more.isLoading} onClick={() => more.isLoading || more.load()}>
          {more.isLoading ? listTexts.loadingMore : listTexts.more}
        </Button>
      ) : null}
    </div>
  );
}

function AuditEntry({ entry }: { entry: AuditEntryDto }) {
  const { at, action, network } = entry;
  const changes = auditChanges(entry);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">
          <b className="audit-action">{auditActionName(action)}</b> <AuditSubject {...entry} />
        </span>
        <time dateTime={at} className="note">
          {formatDateTime(at)}
        </time>
      </p>
      <p className="note wrap-anywhere">
        {actorName(entry)}
        {network ? ` · ${auditTexts.network(network)}` : null}
      </p>
      {changes.length > 0 ? (
        <details className="audit-details">
          <summary>{auditTexts.details}</summary>
          <dl className="grid gap-1 pt-2">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="wrap-anywhere">
                <dt className="audit-field">{field}: </dt>
                <dd className="audit-value">
                  {before} → {after}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </>
  );
}

function actorName({ actor: { kind, name } }: AuditEntryDto): string {
  if (kind === "staff") return name || auditTexts.formerMember;
  return kind === "customer" ? auditTexts.customer : auditTexts.program;
}

function AuditSubject({ subject: { kind, id, name } }: AuditEntryDto) {
  const { slug, permissions } = useStaffCompany();
  const label = `${auditSubjectName(kind)} ${name}`.trim();
  if (kind === "order" && name && permissions.includes("orders.read"))
    return (
      <Link to={`/${slug}/pedidos/${name}`} className="link" data-list-open>
        {label}
      </Link>
    );
  if (kind === "customer" && permissions.includes("customers.read"))
    return (
      <Link to={`/${slug}/clientes/${id}`} className="link" data-list-open>
        {label}
      </Link>
    );
  return <span className="muted">{label}</span>;
}

const ROWS = ["a", "b", "c", "d", "e"];

const AuditSkeleton = () => (
  <div className="grid gap-2">
    <p role="status" className="sr-only">
      {listTexts.loading}
    </p>
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-16 w-full" />
    ))}
  </div>
);
