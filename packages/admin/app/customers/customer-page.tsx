import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useParams } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { RecordFailure } from "../shell/record-failure.tsx";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { customerTexts } from "../texts/customer-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { CustomerDetails } from "./customer-details.tsx";
import { useCustomer } from "./customer-queries.ts";

export default function CustomerPage() {
  const { slug } = useStaffCompany();
  const { customerId = "" } = useParams();
  const { data: customer, error, refetch } = useCustomer(slug, customerId);
  return (
    <>
      <PageTitle title={customer?.name ?? customerTexts.title} />
      {customer ? (
        <CustomerDetails key={customer.id} customer={customer} />
      ) : error ? (
        <CustomerFailure refusal={refusalOf(error)} retry={() => refetch()} />
      ) : (
        <CustomerSkeleton />
      )}
    </>
  );
}

function CustomerFailure({ refusal, retry }: { refusal: string; retry: () => void }) {
  const { slug } = useStaffCompany();
  const isMissing = refusal === "CUSTOMER_NOT_FOUND";
  return (
    <RecordFailure
      refusal={refusal}
      isMissing={isMissing}
      title={isMissing ? customerTexts.missingTitle : customerTexts.failedTitle}
      hint={isMissing ? customerTexts.missingHint : companyRefusalText(refusal)}
      onRetry={retry}
      list={`/${slug}/clientes`}
      listLabel={customerTexts.seeAll}
    />
  );
}

const CustomerSkeleton = () => (
  <div className="grid gap-4">
    <h1 className="sr-only">{customerTexts.title}</h1>
    <p role="status" className="sr-only">
      {shellTexts.loading}
    </p>
    <Skeleton className="h-10 w-64 max-w-full" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);
