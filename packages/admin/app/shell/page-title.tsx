import { use } from "react";
import { CompanyContext } from "../member/use-staff-company.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** The browser's title. It names the company, as two tabs can hold two of them. */
export function PageTitle({ title, company }: { title: string; company?: string | undefined }) {
  const shown = use(CompanyContext)?.name ?? company;
  return <title>{[title, shown, shellTexts.admin].filter(Boolean).join(" · ")}</title>;
}
