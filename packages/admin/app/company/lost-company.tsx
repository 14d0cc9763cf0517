import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CircleAlert } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import { setSessionPrompts } from "../client/session-prompts.ts";
import { useStaffUser } from "../member/use-staff-user.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { companyTexts } from "../texts/company-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** Returns the company of the page once its calls, or the user's own data, say that the user is no member any more. */
export function useLostCompany(slug: string, company: StaffCompanyDto | undefined): StaffCompanyDto | undefined {
  const [lastKnown, setLastKnown] = useState(company);
  const [refusedSlug, setRefusedSlug] = useState<string>();
  if (company && company !== lastKnown) setLastKnown(company);
  useEffect(() => setSessionPrompts({ companyLost: setRefusedSlug }), []);
  const isLost = !company || refusedSlug === slug;
  return isLost && lastKnown?.slug === slug ? lastKnown : undefined;
}

/** The links load the page anew, and with it the companies of the user. */
export function LostCompany({ company: { slug, name, supportUntil } }: { company: StaffCompanyDto }) {
  const { operator } = useStaffUser();
  const title = supportUntil ? companyTexts.supportEndedTitle : companyTexts.removedTitle(name);
  return (
    <main className="frame grid place-items-center py-12">
      <PageTitle title={title} company={supportUntil ? name : undefined} />
      <div role="alert">
        <EmptyState
          icon={CircleAlert}
          level="h1"
          title={title}
          hint={supportUntil ? companyTexts.supportEndedHint(name) : companyTexts.removedHint}
        >
          {supportUntil && operator ? (
            <a href={`/painel/instalacao/empresas/${slug}`} className="button button-primary">
              {companyTexts.askSupportAgain}
            </a>
          ) : null}
          <a href="/painel/" className="button button-secondary">
            {shellTexts.goToStart}
          </a>
        </EmptyState>
      </div>
    </main>
  );
}
