import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { compatibilityAfter } from "../product-fitments/derived-compatibility.ts";
import { passedAnswer } from "../product-fitments/fitment-note.ts";
import { useProductField, useProductFormContext } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { ProductSelect } from "../product-form/product-text-field.tsx";
import { historyTexts } from "../texts/product-history-texts.ts";

const ProductFitments = lazy(async () => ({
  default: (await import("../product-fitments/product-fitments.tsx")).ProductFitments,
}));

const AnswerAsNote = lazy(async () => ({
  default: (await import("../product-fitments/answer-as-note.tsx")).AnswerAsNote,
}));
const ApplyToOthers = lazy(async () => ({
  default: (await import("../apply-fitments/apply-to-others.tsx")).ApplyToOthers,
}));

/** A list of vehicles is what decides, as soon as it has one, unless a person chose another compatibility. */
export function FitmentsSection() {
  const { product, setFitmentTextWaiting } = useProductFormContext();
  const fitments = useProductField("fitments");
  const compatibility = useProductField("compatibility");
  const categories = useProductField("categories");
  const answer = passedAnswer(useLocation().state);
  const [isLacking] = useState(() => fitments.value.length === 0 && compatibility.value !== "all");
  function change(list: ProductFieldsDto["fitments"]) {
    const form = { compatibility: compatibility.value, fitments: fitments.value };
    compatibility.change(compatibilityAfter(product, form, list));
    fitments.change(list);
  }
  return (
    <ProductSection id="fitments" isOpen={isLacking || answer !== ""}>
      <ProductSelect field="compatibility" choices={historyTexts.compatibilities} parse={parseCompatibility} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:col-span-2">
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          {answer === "" || fitments.isReadOnly ? null : (
            <AnswerAsNote answer={answer} fitments={fitments.value} onChange={change} />
          )}
          <ProductFitments
            {...{
              id: product.id,
              fitments: fitments.value,
              compatibility: compatibility.value,
              isReadOnly: fitments.isReadOnly,
              errorOf: fitments.errorOf,
            }}
            onChange={change}
            onTextWaiting={setFitmentTextWaiting}
          >
            {fitments.isReadOnly || fitments.value.length === 0 ? null : (
              <ApplyToOthers id={product.id} category={categories.value[0]} fitments={fitments.value} />
            )}
          </ProductFitments>
        </Suspense>
      </div>
    </ProductSection>
  );
}

const parseCompatibility = (chosen: string) => chosen as ProductFieldsDto["compatibility"];
