import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useState } from "react";
import { useLocation } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { FailureNotice } from "../shell/failure-notice.tsx";
import { MissingPermission } from "../shell/missing-permission.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { SupportAccess } from "../support/support-access.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import { AccessSettings } from "./access-settings.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { useCompanyStaff } from "./use-company-staff.ts";

export default function StaffPage() {
  const { permissions } = useStaffCompany();
  const { hash } = useLocation();
  // Who comes for a request finds it first, and where it was when it is answered.
  const [isSupportFirst] = useState(hash === "#suporte");
  const support = permissions.includes("support.grant") ? <SupportAccess /> : null;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle title={staffTexts.title} />
      <h1>{staffTexts.title}</h1>
      {isSupportFirst ? support : null}
      {permissions.includes("staff.manage") ? (
        <>
          <InviteForm />
          <StaffLists />
        </>
      ) : (
        <MissingPermission permission="staff.manage" />
      )}
      {isSupportFirst ? null : support}
      {permissions.includes("settings.write") ? <AccessSettings /> : null}
    </div>
  );
}

function StaffLists() {
  const { data: staff, error, refetch } = useCompanyStaff();
  if (staff)
    return (
      <>
        <MemberList members={staff.members} />
        <InvitationList invitations={staff.invitations} />
      </>
    );
  if (error)
    return <FailureNotice refusal={refusalOf(error)} text={companyRefusalText(refusalOf(error))} onRetry={refetch} />;
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{shellTexts.loading}</span>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
