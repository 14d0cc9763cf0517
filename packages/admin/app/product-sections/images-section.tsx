import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { lazy, Suspense } from "react";
import { ChangedLabel, changedLabelId } from "../product-form/changed-label.tsx";
import { useProductField, useProductFormContext } from "../product-form/product-form-context.ts";
import { ProductSection } from "../product-form/product-section.tsx";
import { PRODUCT_FIELD_NAMES } from "../texts/product-field-names.ts";

const ProductImages = lazy(async () => ({
  default: (await import("../product-images/product-images.tsx")).ProductImages,
}));

export function ImagesSection() {
  const { id, value, change, isEdited, isReadOnly, errorOf } = useProductField("images");
  const { setSendingImages } = useProductFormContext();
  return (
    <ProductSection id="images">
      <fieldset id={id} tabIndex={-1} aria-describedby={changedLabelId(id, isEdited)} className="sm:col-span-2">
        <legend className="sr-only">
          <ChangedLabel of={id} isEdited={isEdited}>
            {PRODUCT_FIELD_NAMES.images}
          </ChangedLabel>
        </legend>
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <ProductImages
            images={value}
            onChange={change}
            error={errorOf()}
            onSending={setSendingImages}
            isReadOnly={isReadOnly}
          />
        </Suspense>
      </fieldset>
    </ProductSection>
  );
}
