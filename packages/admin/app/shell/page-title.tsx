import { use } from "react";
import { CompanyContext, WaitingCountContext } from "../member/use-staff-company.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** The browser's title. It names the company, as two tabs can hold two of them, and counts what waits there. */
export function PageTitle({ title, company }: { title: string; company?: string | undefined }) {
  const [shown, waiting] = [use(CompanyContext)?.name ?? company, use(WaitingCountContext)];
  const text = [title, shown, shellTexts.admin].filter(Boolean).join(" · ");
  return <title>{waiting > 0 ? `(${waiting}) ${text}` : text}</title>;
}
