import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CircleAlert, Printer } from "@pecacerta/ui/icons.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { RetryButton } from "../shell/retry-button.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { printTexts } from "../texts/print-texts.ts";
import { PrintView } from "./print-view.tsx";

export default function OrderPrintPage() {
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const numbers = [...new Set((params.get("n") ?? "").split(",").filter((number) => number !== ""))];
  return (
    <>
      <PageTitle title={printTexts.title(numbers.length)} />
      {numbers.length > 0 ? (
        <LoadedPrint numbers={numbers} />
      ) : (
        <EmptyState icon={Printer} level="h1" title={printTexts.noneTitle} hint={printTexts.noneHint}>
          <Link to={`/${slug}/pedidos`} className="button button-secondary">
            {printTexts.back}
          </Link>
        </EmptyState>
      )}
    </>
  );
}

function LoadedPrint({ numbers }: { numbers: readonly string[] }) {
  const { slug: company } = useStaffCompany();
  const n = numbers.join(",");
  const print = useQuery({
    queryKey: ["orders", company, "print", n],
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/orders/print", { company, query: { n: n as never }, signal }))).data,
  });
  if (print.data) return <PrintView print={print.data} numbers={numbers} />;
  if (print.isError)
    return (
      <EmptyState
        icon={CircleAlert}
        level="h1"
        title={printTexts.failedTitle}
        hint={companyRefusalText(refusalOf(print.error))}
      >
        <RetryButton refusal={refusalOf(print.error)} onRetry={print.refetch} />
        <Link to={`/${company}/pedidos`} className="button button-secondary">
          {printTexts.back}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <h1>{printTexts.title(numbers.length)}</h1>
      <p role="status">{printTexts.loading}</p>
    </>
  );
}
