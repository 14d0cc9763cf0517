import type { ProductField, StaffProductDto } from "@pecacerta/contract/admin/product";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { editedFields, editField, type ProductEdits } from "./product-edits.ts";
import type { ProductFormValues } from "./product-form-values.ts";

/** Shelf and minimum belong to the stock: they have no revision, and the last change wins. */
export type StockPlaceInput = { shelf?: string; minimum?: string };

type Draft = { edits: ProductEdits; place: StockPlaceInput };

const EMPTY: Draft = { edits: {}, place: {} };

export type ProductFormDraft = ReturnType<typeof useProductDraft>;

/** What a user changed in the form of a product. It survives a lost session and a reload. */
export function useProductDraft(product: StaffProductDto) {
  const { slug } = useStaffCompany();
  const [draft, setDraft, latest] = useInputDraft<Draft>(`product ${slug} ${product.id}`, EMPTY);
  const editedCount = editedFields(draft.edits).length + Object.keys(draft.place).length;
  useUnsavedChanges(editedCount > 0);

  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const edit = <Field extends ProductField>(field: Field, value: ProductFormValues[Field]) =>
    set({ edits: editField(product, latest.current.edits, field, value) });

  /** A part of the stock's place that is as it was is no edit. */
  function editPlace(part: keyof StockPlaceInput, value: string) {
    const { [part]: _replaced, ...others } = latest.current.place;
    const stored = String(product.stock[part] ?? "");
    set({ place: value === stored ? others : { ...others, [part]: value } });
  }
  return { ...draft, latest, set, edit, editPlace, editedCount, isDirty: editedCount > 0 };
}
