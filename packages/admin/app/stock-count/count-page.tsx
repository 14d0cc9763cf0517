import { Link, useSearchParams } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { MissingPermission } from "../shell/missing-permission.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { countTexts } from "../texts/stock-count-texts.ts";
import { CountForm } from "./count-form.tsx";
import { useCountForm } from "./use-count-form.ts";

export default function CountPage() {
  const { slug, permissions } = useStaffCompany();
  const [params] = useSearchParams();
  const mode = params.get("acao") === "receber" ? "receive" : "count";
  const forms = { count: useCountForm("count"), receive: useCountForm("receive") };
  const isAllowed = permissions.includes("stock.write");
  const title = mode === "receive" ? countTexts.receiveTitle : countTexts.countTitle;
  return (
    <>
      <PageTitle title={title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{title}</h1>
        {isAllowed ? (
          <Link
            to={mode === "receive" ? `/${slug}/estoque/contagem` : "?acao=receber"}
            className="button button-secondary"
          >
            {mode === "receive"
              ? countTexts.switchTo(countTexts.count, forms.count.count.lines.length)
              : countTexts.switchTo(countTexts.receive, forms.receive.count.lines.length)}
          </Link>
        ) : null}
      </div>
      {isAllowed ? <CountForm key={mode} form={forms[mode]} /> : <MissingPermission permission="stock.write" />}
    </>
  );
}
