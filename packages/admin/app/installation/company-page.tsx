import type { InstallationCompanyDto } from "@pecacerta/contract/admin/installation";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useParams } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { RetryButton } from "../shell/retry-button.tsx";
import { UserFrame } from "../shell/user-frame.tsx";
import { installationRefusalText } from "../texts/installation-refusal-text.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { BackToCompanies } from "./back-to-companies.tsx";
import { CompanyHosts } from "./company-hosts.tsx";
import { CompanySuspension } from "./company-suspension.tsx";
import { useInstallationCompany } from "./installation-queries.ts";
import { InviteOwner } from "./invite-owner.tsx";
import { RequestSupport } from "./request-support.tsx";

export default function InstallationCompanyPage() {
  const { slug = "" } = useParams();
  const { data: company, error, refetch } = useInstallationCompany(slug);
  return (
    <UserFrame title={company?.name ?? slug}>
      <BackToCompanies />
      <h1 className="wrap-anywhere">{company?.name ?? slug}</h1>
      {company ? (
        <CompanyPanels company={company} />
      ) : error ? (
        <Notice tone="failure">
          <div className="grid justify-items-start gap-3">
            <p>{installationRefusalText(refusalOf(error))}</p>
            <RetryButton refusal={refusalOf(error)} onRetry={refetch} isSmall />
          </div>
        </Notice>
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{shellTexts.loading}</span>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </UserFrame>
  );
}

const CompanyPanels = ({ company }: { company: InstallationCompanyDto }) => (
  <>
    <p className="muted wrap-anywhere">{company.slug}</p>
    <CompanyHosts company={company} />
    <InviteOwner slug={company.slug} />
    <RequestSupport slug={company.slug} />
    <CompanySuspension key={String(company.suspendedAt)} company={company} />
  </>
);
