import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import type { Permission } from "@pecacerta/rules/permission";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ListFailure, ListSkeleton, MoreButton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { auditActionName, auditSubjectName, auditTexts } from "../texts/audit-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
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
  if (refusal && !entries) return <ListFailure refusal={refusal} reload={reload} />;
  if (!entries) return <ListSkeleton rows={5} height="h-16" />;
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
      <MoreButton more={more} />
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
        {entry.actor.support ? ` · ${auditTexts.support}` : null}
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
  const path = subjectPath({ kind, id, name }, permissions);
  if (!path) return <span className="muted">{label}</span>;
  return (
    <Link to={`/${slug}/${path}`} className="link" data-list-open>
      {label}
    </Link>
  );
}

/** Of the page that shows the subject, below the company's; undefined if there is none for this member. */
function subjectPath(
  { kind, id, name }: AuditEntryDto["subject"],
  permissions: readonly Permission[],
): string | undefined {
  if (kind === "order" && name && permissions.includes("orders.read")) return `pedidos/${name}`;
  if (kind === "customer" && permissions.includes("customers.read")) return `clientes/${id}`;
  return kind === "product" && permissions.includes("catalog.read") ? `produtos/${id}` : undefined;
}
