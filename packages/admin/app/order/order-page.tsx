import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useParams } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useStaffOrder } from "../order-actions/order-queries.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { RecordFailure } from "../shell/record-failure.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { orderPageTexts } from "../texts/order-page-texts.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { StaffOrderView } from "./staff-order-view.tsx";

export default function OrderPage() {
  const { number = "" } = useParams();
  const { slug } = useStaffCompany();
  const query = useStaffOrder(slug, number);
  return (
    <>
      <PageTitle title={orderTexts.order(number)} />
      {query.data ? (
        <StaffOrderView key={number} order={query.data} isStale={query.isError} />
      ) : query.isError ? (
        <OrderFailure refusal={refusalOf(query.error)} onRetry={() => query.refetch()} />
      ) : (
        <OrderSkeleton number={number} />
      )}
    </>
  );
}

/** A typed address may hold anything but a number. */
const MISSING = new Set(["ORDER_NOT_FOUND", "VALIDATION_FAILED", "NOT_FOUND", "ERROR_FORM_INVALID"]);

function OrderFailure({ refusal, onRetry }: { refusal: string; onRetry: () => void }) {
  const { slug } = useStaffCompany();
  const isMissing = MISSING.has(refusal);
  return (
    <RecordFailure
      refusal={refusal}
      isMissing={isMissing}
      title={isMissing ? orderPageTexts.missingTitle : orderPageTexts.failedTitle}
      hint={isMissing ? orderPageTexts.missingHint : companyRefusalText(refusal)}
      onRetry={onRetry}
      list={`/${slug}/pedidos`}
      listLabel={orderPageTexts.back}
    />
  );
}

const OrderSkeleton = ({ number }: { number: string }) => (
  <div className="grid gap-4">
    <h1>{orderTexts.order(number)}</h1>
    <p role="status" className="sr-only">
      {orderPageTexts.loading}
    </p>
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-48 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);
