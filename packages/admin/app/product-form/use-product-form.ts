import type { ProductField, StaffProductDto } from "@pecacerta/contract/admin/product";
import { useState } from "react";
import { useStaffCompany } from "../member/use-staff-company.ts";
import type { ProductFormValues } from "./product-form-values.ts";
import { useFitmentText } from "./use-fitment-text.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { type StockPlaceInput, useProductDraft } from "./use-product-draft.ts";
import { useSaveProduct } from "./use-save-product.ts";

/** The form of a product: its stored values, what the user changed, what was refused, and saving. */
export function useProductForm(product: StaffProductDto) {
  const { permissions } = useStaffCompany();
  const draft = useProductDraft(product);
  const formErrors = useFormErrors();
  const saving = useSaveProduct(product, draft, formErrors);
  /** Shown next to the button that saves: a toast would cover it. */
  const [message, setMessage] = useState<string>();
  const fitmentText = useFitmentText(Object.hasOwn(draft.edits, "fitments"));
  const [sendingImages, setSendingImages] = useState(0);
  const canWrite = permissions.includes("catalog.write") && product.state !== "archived";

  function afterEdit(field: string) {
    formErrors.clearField(field);
    if (field === "slug") saving.forgetSlugOwner();
    saving.dismissSaved();
    setMessage(undefined);
  }
  function edit<Field extends ProductField>(field: Field, value: ProductFormValues[Field]) {
    draft.edit(field, value);
    afterEdit(field);
  }
  function editPlace(part: keyof StockPlaceInput, value: string) {
    draft.editPlace(part, value);
    afterEdit(part);
  }
  function discard() {
    draft.set({ edits: {}, place: {} });
    formErrors.clear();
  }
  const { errors, refusal, attempt } = formErrors;
  const { edits, place, editedCount, isDirty } = draft;
  return {
    product,
    edits,
    edit,
    rewrite: draft.edit,
    place,
    editPlace,
    editedCount,
    isDirty,
    discard,
    errors,
    refusal,
    attempt,
    ...saving,
    message,
    setMessage,
    ...fitmentText,
    sendingImages,
    setSendingImages,
    canWrite,
    canPrice: canWrite && permissions.includes("prices.write"),
    seesCost: permissions.includes("prices.write"),
    canStock: permissions.includes("stock.write"),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
