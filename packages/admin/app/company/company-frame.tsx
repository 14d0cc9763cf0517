import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import { Button } from "@pecacerta/ui/button.tsx";
import { CircleHelp, Search } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Toasts } from "@pecacerta/ui/toasts.tsx";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Outlet, useLocation, useParams } from "react-router";
import { FactorGate } from "../account/factor-gate.tsx";
import { companyMenuFor, findForbiddenPage, sumMenuCounts } from "../member/company-menu.ts";
import { CompanyContext, WaitingCountContext } from "../member/use-staff-company.ts";
import { useCachedStaffCounts } from "../member/use-staff-counts.ts";
import { useStaffUser } from "../member/use-staff-user.ts";
import { CompanySwitcher } from "../shell/company-switcher.tsx";
import { PageError } from "../shell/page-error.tsx";
import { AdminTopBar } from "../shell/top-bar.tsx";
import { useMainFocus } from "../shell/use-main-focus.ts";
import { type CompanyDialog, CompanyShortcuts } from "../shortcuts/company-shortcuts.tsx";
import { companyTexts } from "../texts/company-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { CompanyBottomBar } from "./company-bottom-bar.tsx";
import { CompanyMenuLinks } from "./company-menu-links.tsx";
import { LostCompany, useLostCompany } from "./lost-company.tsx";
import "./company-frame.css";

const ForbiddenPage = lazy(async () => ({ default: (await import("./forbidden-page.tsx")).ForbiddenPage }));

/** The pages of one company, named by the path, for its members. */
export default function CompanyFrame() {
  const { slug = "" } = useParams();
  const { companies } = useStaffUser();
  const company = companies.find((each) => each.slug === slug);
  const lost = useLostCompany(slug, company);
  if (lost) return <LostCompany company={lost} />;
  if (!company) return <PageError isMissing />;
  return (
    <FactorGate name={company.name} isRequired={company.secondFactor}>
      <CompanyPages company={company} />
    </FactorGate>
  );
}

function CompanyPages({ company }: { company: StaffCompanyDto }) {
  const { slug } = company;
  const main = useMainFocus();
  const [dialog, setDialog] = useState<CompanyDialog>();
  const items = companyMenuFor(company);
  const { pathname } = useLocation();
  const forbidden = findForbiddenPage(company, pathname);
  const openPalette = () => setDialog("palette");
  return (
    <CompanyContext value={company}>
      <CompanyShortcuts key={slug} dialog={dialog} setDialog={setDialog} />
      <AdminTopBar>
        <CompanySwitcher company={company} />
        <TopBarTools openPalette={openPalette} openShortcuts={() => setDialog("shortcuts")} />
      </AdminTopBar>
      <div className="company-body grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)]">
        <nav aria-label={companyTexts.menu} className="company-side hidden p-2 lg:block print:hidden">
          <CompanyMenuLinks slug={slug} items={items} />
        </nav>
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className="company-content focus-target grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-4"
        >
          {company.supportUntil ? (
            <Notice tone="warning">
              {companyTexts.supportNotice(company.name, formatDateTime(company.supportUntil))}
            </Notice>
          ) : null}
          {company.suspended ? <Notice tone="warning">{companyTexts.suspendedNotice}</Notice> : null}
          {forbidden ? (
            <Suspense>
              <ForbiddenPage {...forbidden} />
            </Suspense>
          ) : (
            <WaitingCount company={company}>
              <Outlet key={slug} />
            </WaitingCount>
          )}
        </main>
      </div>
      <CompanyBottomBar slug={slug} items={items} openPalette={openPalette} />
      <Toasts label={shellTexts.messages} closeLabel={shellTexts.close} />
    </CompanyContext>
  );
}

function WaitingCount({ company, children }: { company: StaffCompanyDto; children: ReactNode }) {
  const counts = useCachedStaffCounts();
  return <WaitingCountContext value={counts ? sumMenuCounts(company, counts) : 0}>{children}</WaitingCountContext>;
}

const TopBarTools = ({ openPalette, openShortcuts }: { openPalette: () => void; openShortcuts: () => void }) => (
  <div className="ms-auto hidden items-center gap-2 lg:flex">
    <button type="button" className="company-search flex items-center gap-2 px-3" onClick={openPalette}>
      <Search size={18} />
      <span>{companyTexts.search}</span>
      <kbd className="company-search-key">Ctrl K</kbd>
    </button>
    <Button variant="quiet" small aria-label={companyTexts.shortcuts} onClick={openShortcuts}>
      <CircleHelp size={20} />
    </Button>
  </div>
);
