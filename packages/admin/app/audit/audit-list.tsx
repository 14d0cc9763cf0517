import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import type { Permission } from "@pecacerta/rules/permission";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ListFailure, ListSkeleton, MoreButton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { auditActionName, auditTexts } from "../texts/audit-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { type AuditChange, type AuditGroup, auditChanges, groupAuditEntries } from "./audit-changes.ts";
import { auditSubjectText } from "./audit-subject-text.ts";
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
        {groupAuditEntries(entries).map((group) => (
          <li key={group[0].id} className="grid gap-1 p-4" data-list-row>
            <AuditAct group={group} />
          </li>
        ))}
      </ol>
      <MoreButton more={more} />
    </div>
  );
}

function AuditAct({ group }: { group: AuditGroup }) {
  const [entry] = group;
  const { at, action, network } = entry;
  const isBulk = group.length > 1;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">
          <b className="audit-action">{auditActionName(action)}</b>{" "}
          {isBulk ? auditTexts.products(group.length) : <AuditSubject entry={entry} />}
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
      {isBulk ? (
        <details className="audit-details">
          <summary>{auditTexts.details}</summary>
          <ul className="grid gap-3 pt-2">
            {group.map((each) => (
              <li key={each.id}>
                <AuditSubject entry={each} />
                <AuditChanges changes={auditChanges(each)} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <AuditDetails changes={auditChanges(entry)} />
      )}
    </>
  );
}

type AuditChangesProps = { changes: readonly AuditChange[] };

const AuditDetails = ({ changes }: AuditChangesProps) =>
  changes.length === 0 ? null : (
    <details className="audit-details">
      <summary>{auditTexts.details}</summary>
      <div className="pt-2">
        <AuditChanges changes={changes} />
      </div>
    </details>
  );

const AuditChanges = ({ changes }: AuditChangesProps) => (
  <dl className="grid gap-1">
    {changes.map(({ field, before, after }) => (
      <div key={field} className="wrap-anywhere">
        <dt className="audit-field">{field}: </dt>
        <dd className="audit-value">
          {before} → {after}
        </dd>
      </div>
    ))}
  </dl>
);

function actorName({ actor: { kind, name } }: AuditEntryDto): string {
  if (kind === "staff") return name || auditTexts.formerMember;
  return kind === "customer" ? auditTexts.customer : auditTexts.program;
}

function AuditSubject({ entry }: { entry: AuditEntryDto }) {
  const { slug, permissions } = useStaffCompany();
  const label = auditSubjectText(entry);
  const path = subjectPath(entry.subject, permissions);
  if (!path) return <span className="muted">{label}</span>;
  return (
    <Link to={`/${slug}/${path}`} className="link" data-list-open>
      {label}
    </Link>
  );
}

/** Returns the path of the page that shows the subject, below the company's; undefined if there is none for this member. */
function subjectPath(
  { kind, id, name, deleted }: AuditEntryDto["subject"],
  permissions: readonly Permission[],
): string | undefined {
  if (deleted) return undefined;
  if (kind === "order" && name && permissions.includes("orders.read")) return `pedidos/${name}`;
  if (kind === "customer" && permissions.includes("customers.read")) return `clientes/${id}`;
  return kind === "product" && permissions.includes("catalog.read") ? `produtos/${id}` : undefined;
}
