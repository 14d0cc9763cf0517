import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useParams } from "react-router";
import { refusalOf } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useStaffProduct } from "../product-form/product-queries.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { RecordFailure } from "../shell/record-failure.tsx";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { productTexts } from "../texts/product-texts.ts";
import { ProductEditor } from "./product-editor.tsx";

export default function StaffProductPage() {
  const { productId = "" } = useParams();
  const { slug } = useStaffCompany();
  const query = useStaffProduct(slug, productId);
  return (
    <>
      <PageTitle title={query.data?.name || productTexts.list} />
      {query.data ? (
        <ProductEditor key={productId} product={query.data} isStale={query.isError} />
      ) : query.isError ? (
        <ProductFailure refusal={refusalOf(query.error)} onRetry={() => query.refetch()} />
      ) : (
        <ProductSkeleton />
      )}
    </>
  );
}

/** A typed address may hold anything but an id. */
const MISSING = new Set(["PRODUCT_NOT_FOUND", "VALIDATION_FAILED", "NOT_FOUND", "ERROR_FORM_INVALID"]);

function ProductFailure({ refusal, onRetry }: { refusal: string; onRetry: () => void }) {
  const { slug } = useStaffCompany();
  const isMissing = MISSING.has(refusal);
  return (
    <RecordFailure
      refusal={refusal}
      isMissing={isMissing}
      title={isMissing ? productTexts.missingTitle : productTexts.failedTitle}
      hint={isMissing ? productTexts.missingHint : productRefusalText(refusal)}
      onRetry={onRetry}
      list={`/${slug}/produtos`}
      listLabel={productTexts.back}
    />
  );
}

const ProductSkeleton = () => (
  <div className="grid gap-4">
    <h1>{productTexts.list}</h1>
    <p role="status" className="sr-only">
      {productTexts.loading}
    </p>
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-72 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);
