import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { refusalOf } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useStaffUser } from "../member/use-staff-user.ts";
import { FailureNotice } from "../shell/failure-notice.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { companyTexts, roleName } from "../texts/company-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { AccountSafety } from "./account-safety.tsx";
import { HomeView } from "./home-view.tsx";
import { useStaffHome } from "./use-staff-home.ts";
import { WaitingCounts } from "./waiting-counts.tsx";

export default function HomePage() {
  const { name } = useStaffUser();
  const company = useStaffCompany();
  const { data: home, error, refetch } = useStaffHome();
  return (
    <>
      <PageTitle title={companyTexts.home} />
      <div className="grid gap-1">
        <h1>{companyTexts.greeting(name)}</h1>
        <p className="muted">{companyTexts.roleIn(roleName(company.role), company.name)}</p>
      </div>
      <AccountSafety />
      <WaitingCounts unansweredSince={home?.unansweredSince ?? null} />
      {home ? (
        <HomeView home={home} />
      ) : error ? (
        <FailureNotice refusal={refusalOf(error)} text={companyRefusalText(refusalOf(error))} onRetry={refetch} />
      ) : (
        <HomeSkeleton />
      )}
    </>
  );
}

const HomeSkeleton = () => (
  <div className="grid gap-4">
    <p role="status" className="sr-only">
      {shellTexts.loading}
    </p>
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);
