import type { InstallationCompanyDto } from "@pecacerta/contract/admin/installation";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useParams } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { FailureNotice } from "../shell/failure-notice.tsx";
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
        <FailureNotice refusal={refusalOf(error)} text={installationRefusalText(refusalOf(error))} onRetry={refetch} />
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
