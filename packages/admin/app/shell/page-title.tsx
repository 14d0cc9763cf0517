import { use } from "react";
import { sumMenuCounts } from "../member/company-menu.ts";
import { CompanyContext, useStaffCompany } from "../member/use-staff-company.ts";
import { useCachedStaffCounts } from "../member/use-staff-counts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";

type PageTitleProps = { title: string; company?: string | undefined };

/** The browser's title. It names the company, as two tabs can hold two of them, and counts what waits there. */
export function PageTitle({ title, company }: PageTitleProps) {
  return use(CompanyContext) ? <CompanyPageTitle title={title} /> : <title>{titleOf(title, company)}</title>;
}

function CompanyPageTitle({ title }: { title: string }) {
  const company = useStaffCompany();
  const counts = useCachedStaffCounts();
  const waiting = counts ? sumMenuCounts(company, counts) : 0;
  const shown = titleOf(title, company.name);
  return <title>{waiting > 0 ? `(${formatInteger(waiting)}) ${shown}` : shown}</title>;
}

const titleOf = (title: string, company: string | undefined): string =>
  [title, company, shellTexts.admin].filter(Boolean).join(" · ");
