import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { ArrowLeft, CircleAlert } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { Link } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { inboxTexts, templateTexts } from "../texts/inbox-texts.ts";
import { listTexts } from "../texts/list-texts.ts";
import { useReplyTemplates } from "./inbox-queries.ts";
import { TemplatesEditor } from "./templates-editor.tsx";
import "./inbox.css";

export default function TemplatesPage() {
  const { slug, permissions } = useStaffCompany();
  const { data, error, refetch } = useReplyTemplates(slug);
  const mayChange = permissions.includes("settings.write");
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle title={templateTexts.title} />
      <Link to={`/${slug}/caixa`} className="action-link">
        <ArrowLeft size={20} />
        {inboxTexts.title}
      </Link>
      <h1>{templateTexts.title}</h1>
      <p className="muted">
        {templateTexts.intro} {templateTexts.placeholders}
      </p>
      {mayChange ? null : <Notice>{templateTexts.readOnly}</Notice>}
      {data && mayChange ? <TemplatesEditor saved={data} reload={async () => (await refetch()).data} /> : null}
      {data && !mayChange ? (
        <ul className="divided grid">
          {data.templates.map(({ title, text }) => (
            <li key={title + text} className="grid gap-1 py-3">
              <p className="strong wrap-anywhere">{title}</p>
              <p className="entry-text wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {data ? null : error ? (
        <EmptyState icon={CircleAlert} title={listTexts.failed} hint={companyRefusalText(refusalOf(error))}>
          <RetryButton refusal={refusalOf(error)} onRetry={refetch} />
        </EmptyState>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
  );
}
