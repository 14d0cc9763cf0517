import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useProductFormContext } from "../product-form/product-form-context.ts";
import { refetchStaffProduct, storeStaffProduct } from "../product-form/product-queries.ts";
import { showInSection } from "../product-form/product-section.tsx";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { productTexts } from "../texts/product-texts.ts";
import { MISSING_FIELDS_ID } from "./missing-fields.tsx";
import { useMissingFields } from "./use-missing-fields.ts";

type StateAction = "publish" | "unpublish" | "archive";

/** Publishes, unpublishes or archives the product, after saving what was changed. */
export function useStateAction() {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const { product, save, isSaving, isDirty, dismissSaved, setMessage, confirmWithoutText } = useProductFormContext();
  const missing = useMissingFields();
  const [pending, setPending] = useState<StateAction>();

  // What is being saved would not be part of it.
  const isWaiting = pending !== undefined || isSaving;

  async function send(action: StateAction) {
    if (isDirty && !(await save())) return toast.error(productTexts.stateNotDone[action]);
    const options = { company, params: { id: product.id } };
    const result = await callStaff(`POST /admin/products/:id/${action}`, options);
    if (result.ok) {
      const stored = result.value.data;
      storeStaffProduct(client, company, stored);
      dismissSaved();
      if (action !== "archive" || stored.revision === product.revision)
        return setMessage(productTexts.stateDone[action]);
      const run = () => void undo(stored.revision);
      return toast.success(productTexts.stateDone.archive, { label: productTexts.undo, run });
    }
    toast.error(productRefusalText(result.refusal));
    await refetchStaffProduct(client, company, product.id);
  }
  async function undo(revision: number) {
    const options = { company, params: { id: product.id }, body: { revision } };
    const result = await callStaff("POST /admin/products/:id/restore", options);
    if (!result.ok) return toast.error(productRefusalText(result.refusal));
    storeStaffProduct(client, company, result.value.data);
    toast.success(productTexts.archiveUndone);
  }
  async function act(action: StateAction) {
    if (isWaiting) return;
    if (action === "publish" && missing.length > 0) return showInSection(MISSING_FIELDS_ID);
    if (action === "publish" && !(await confirmWithoutText())) return;
    setPending(action);
    await send(action).finally(() => setPending(undefined));
  }
  return { act, pending, isWaiting };
}
