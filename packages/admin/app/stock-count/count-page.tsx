import { Link, useSearchParams } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { pageTitle } from "../texts/shell-texts.ts";
import { countTexts } from "../texts/stock-count-texts.ts";
import { CountForm } from "./count-form.tsx";

export default function CountPage() {
  const { slug, permissions } = useStaffCompany();
  const [params] = useSearchParams();
  const mode = params.get("acao") === "receber" ? "receive" : "count";
  const isAllowed = permissions.includes("stock.write");
  const title = mode === "receive" ? countTexts.receiveTitle : countTexts.countTitle;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{title}</h1>
        {isAllowed ? (
          <Link
            to={mode === "receive" ? `/${slug}/estoque/contagem` : "?acao=receber"}
            className="button button-secondary"
          >
            {mode === "receive" ? countTexts.count : countTexts.receive}
          </Link>
        ) : null}
      </div>
      {isAllowed ? <CountForm key={mode} mode={mode} /> : <p>{companyRefusalText("FORBIDDEN")}</p>}
    </>
  );
}
