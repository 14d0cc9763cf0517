import type { ProductField, StaffProductDto } from "@pecacerta/contract/admin/product";
import type { ProductConflictDto } from "@pecacerta/contract/admin/products";
import type { ProductState } from "@pecacerta/rules/product-state";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import {
  type ConflictChoices,
  editedFields,
  editsAfterSaving,
  type ProductEdits,
  priceErrors,
  productChanges,
  settleConflicts,
  unsentChanges,
} from "./product-edits.ts";
import { refetchStaffProduct, storeStaffProduct, updateStaffProduct } from "./product-queries.ts";
import { placeAfterSaving, saveStockPlace } from "./save-stock-place.ts";
import { typeChoicesKey } from "./use-catalog-choices.ts";
import { type FormErrors, fieldErrorsOf } from "./use-form-errors.ts";
import type { ProductFormDraft } from "./use-product-draft.ts";

export type ProductConflict = Required<Pick<ProductConflictDto, "revision" | "current" | "yours" | "changedBy">> & {
  conflicts: readonly ProductField[];
};
/**
 * `hasChanged`: the save wrote something. `others`: fields that other people changed meanwhile, with `state` if they
 * changed it.
 */
export type SavedChange = {
  revision: number;
  hasChanged: boolean;
  consequences: readonly ProductField[];
  others: readonly ProductField[];
  state: ProductState | undefined;
};
/** What a slug that is taken leads to today. */
type SlugOwner = { id: string; name: string; isRedirect: boolean };
type SaveOptions = { takeSlug?: boolean };

/** Saves the draft: the fields first, then shelf and minimum. */
export function useSaveProduct(product: StaffProductDto, draft: ProductFormDraft, formErrors: FormErrors) {
  const { slug: company } = useStaffCompany();
  const { run, isRunning: isSaving } = useOneAtATime();
  const client = useQueryClient();
  const { sendFields, ...state } = useSendFields(product, draft, formErrors);

  async function saveDraft(revision: number, options: SaveOptions) {
    const { edits } = draft.latest.current;
    const stored = editedFields(edits).length > 0 ? await sendFields(edits, revision, options) : product;
    if (!stored) return undefined;
    const { place } = draft.latest.current;
    if (Object.keys(place).length === 0) return stored;
    const saved = await saveStockPlace(company, product.id, place);
    if (!saved.ok) {
      formErrors.show(saved.refusal, saved.errors);
      return undefined;
    }
    updateStaffProduct(client, company, product.id, { stock: saved.stock });
    draft.set({ place: placeAfterSaving(draft.latest.current.place, place, product.stock) });
    return stored;
  }

  /** Resolves to the stored product, or to undefined if something was refused. One at a time. */
  const save = (options: SaveOptions = {}, revision = product.revision): Promise<StaffProductDto | undefined> =>
    run(() => saveDraft(revision, options));

  async function settle(choices: ConflictChoices) {
    const { conflict, closeConflict } = state;
    if (!conflict) return;
    draft.set({ edits: settleConflicts(draft.latest.current.edits, conflict.current, choices) });
    closeConflict();
    await save({}, conflict.revision);
  }
  return { ...state, isSaving, save, settle };
}

function useSendFields(product: StaffProductDto, draft: ProductFormDraft, formErrors: FormErrors) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<ProductConflict>();
  const [slugOwner, setSlugOwner] = useState<SlugOwner>();
  const [savedChange, setSavedChange] = useState<SavedChange>();

  function finish(stored: StaffProductDto, changed: readonly ProductField[], sent: ProductEdits) {
    storeStaffProduct(client, company, stored);
    draft.set({ edits: editsAfterSaving(draft.latest.current.edits, sent, stored) });
    formErrors.clear();
    setSlugOwner(undefined);
    if (stored.revision > product.revision)
      setSavedChange({
        revision: stored.revision,
        hasChanged: changed.length > 0,
        ...unsentChanges(product, { after: stored, changed, sent }),
        state: stored.state === product.state ? undefined : stored.state,
      });
    return stored;
  }
  async function showRefusal(refusal: string, errors: Readonly<Record<string, string>>, body: unknown) {
    const details = body as (Partial<ProductConflictDto> & { takenBy?: SlugOwner }) | null;
    setSlugOwner(details?.takenBy);
    if (refusal === "CHANGED_MEANWHILE" || refusal === "NOT_PUBLISHABLE")
      await refetchStaffProduct(client, company, product.id);
    // A choice may have another name by now.
    if (Object.keys(errors).some((path) => path.startsWith("changes.attributes")))
      await client.invalidateQueries({ queryKey: typeChoicesKey(company) });
    if (refusal !== "CHANGED_MEANWHILE" || !details?.conflicts)
      return formErrors.show(refusal, fieldErrorsOf(refusal, errors));
    const { revision = product.revision, current = {}, yours = {}, changedBy = null } = details;
    const conflicts = details.conflicts.filter((field) => field !== "state");
    setConflict({ revision, current, yours, conflicts, changedBy });
  }

  /** Resolves to undefined if the fields were refused. */
  async function sendFields(sent: ProductEdits, revision: number, { takeSlug = false }: SaveOptions) {
    const { changes, base, errors: unread } = productChanges(sent, product);
    const errors = { ...priceErrors(product, changes, new Date().toISOString()), ...unread };
    if (Object.keys(errors).length > 0) return formErrors.show("VALIDATION_FAILED", errors);
    if (Object.keys(changes).length === 0) return finish(product, [], sent);
    const options = { company, params: { id: product.id }, ifMatch: `"r${revision}"` };
    const result = await callStaff("PATCH /admin/products/:id", { ...options, body: { changes, base, takeSlug } });
    if (result.ok) {
      const { changed, ...stored } = result.value.data;
      const fields = changed.filter((field) => field !== "state");
      return finish(stored, fields, sent);
    }
    await showRefusal(result.refusal, result.errors, result.responseBody);
    return undefined;
  }
  const dismissSaved = () => setSavedChange(undefined);
  return {
    sendFields,
    conflict,
    closeConflict: () => setConflict(undefined),
    slugOwner,
    forgetSlugOwner: () => setSlugOwner(undefined),
    savedChange,
    dismissSaved,
  };
}
