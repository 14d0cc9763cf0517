import type { ProductField } from "@pecacerta/contract/admin/product";
import type { ProductConflictDto } from "@pecacerta/contract/admin/products";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { storeStaffProduct } from "../product-form/product-queries.ts";
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "../texts/product-field-names.ts";
import { historyTexts } from "../texts/product-history-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { productTexts } from "../texts/product-texts.ts";

type NewerFields = { revision: number; fields: readonly (ProductField | "state")[] };

/** Sets the fields of a change back. `newer`: fields that changed again since; the user decides. */
export function useRestore(done: string = productTexts.restored) {
  const { slug: company } = useStaffCompany();
  const { product, dismissSaved, setMessage } = useProductFormContext();
  const client = useQueryClient();
  const [pending, setPending] = useState<number>();
  const [newer, setNewer] = useState<NewerFields>();

  async function restore(revision: number, force = false) {
    if (pending !== undefined) return;
    setPending(revision);
    setNewer(undefined);
    const options = { company, params: { id: product.id }, body: { revision, force } };
    const result = await callStaff("POST /admin/products/:id/restore", options).finally(() => setPending(undefined));
    if (result.ok) {
      const isChanged = result.value.data.revision > product.revision;
      storeStaffProduct(client, company, result.value.data);
      dismissSaved();
      return setMessage(isChanged ? done : productTexts.nothingRestored);
    }
    const fields = (result.responseBody as ProductConflictDto | null)?.conflicts;
    if (result.refusal === "CHANGED_MEANWHILE" && fields) setNewer({ revision, fields });
    else toast.error(restoreRefusalText(result.refusal, Object.keys(result.errors)));
  }
  return { restore, pending, newer, dismissNewer: () => setNewer(undefined) };
}

/** `fields`: of former values that are not valid any more, for example a deleted category. */
const restoreRefusalText = (refusal: string, fields: readonly string[]): string => {
  const names = PRODUCT_FIELDS.filter((field) => fields.some((path) => path.split(".")[0] === field));
  if (names.length === 0) return productRefusalText(refusal);
  return historyTexts.notRestorable(names.map((field) => PRODUCT_FIELD_NAMES[field]).join(", "));
};
