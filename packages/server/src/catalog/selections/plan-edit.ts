import { isDeepStrictEqual } from "node:util";
import { productFieldInputs } from "@pecacerta/contract/admin/product-inputs";
import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { BULK_LIST_FIELDS, BULK_TEXT_FIELDS, type BulkAction, planBulkEdit } from "@pecacerta/rules/bulk-edit";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { PRICE_FIELDS } from "@pecacerta/rules/product-prices";
import { hasAny, type ProductChangeInput, pick } from "../products/staff/plan-change.ts";
import type { ContentChanges, ProductContentField } from "../products/staff/product-fields.ts";
import type { ProductWithContent } from "../products/staff/stored-products.ts";

export type SelectionAction = BulkAction<ContentChanges>;

type EditRefusal = "FORBIDDEN" | "VALIDATION_FAILED";
type EditDetails = { errors: Record<string, FieldErrorKey> };

/** What the action wants of a product. The product's own rules have their say when it is saved. */
export function planEdit(
  stored: ProductWithContent,
  { action, mayChangePrices }: { action: SelectionAction; mayChangePrices: boolean },
): Outcome<ProductChangeInput, EditRefusal, EditDetails> {
  // Before anything is computed: what a cost allows tells what it is.
  if (!mayChangePrices && isAboutPrices(action)) return refuse("FORBIDDEN");
  const edit = planBulkEdit(stored.content, action);
  if (!edit.ok) return edit;
  const checked = action.kind === "set" ? accept(action.changes) : checkValues(stored, edit.value as ContentChanges);
  if (!checked.ok) return checked;
  const fields = Object.keys(checked.value) as ProductContentField[];
  const base = pick(stored.content, fields);
  return accept({ id: stored.id, changes: checked.value, base, revision: stored.revision });
}

const isAboutPrices = (action: SelectionAction): boolean =>
  action.kind === "price" || (action.kind === "set" && hasAny(action.changes, PRICE_FIELDS));

/** What the action makes of texts and lists obeys the limits of one product's form. */
function checkValues(
  { content }: ProductWithContent,
  changes: ContentChanges,
): Outcome<ContentChanges, "VALIDATION_FAILED", { errors: Record<string, FieldErrorKey> }> {
  const checked: ContentChanges = { ...changes };
  for (const field of [...BULK_TEXT_FIELDS, ...BULK_LIST_FIELDS]) {
    if (changes[field] === undefined || isDeepStrictEqual(changes[field], content[field])) continue;
    const { data, error } = productFieldInputs[field].safeParse(changes[field]);
    const key = field === "name" && data === "" ? "ERROR_FORM_REQUIRED" : error?.issues[0]?.message;
    if (key !== undefined) return refuse("VALIDATION_FAILED", { errors: { [field]: key as FieldErrorKey } });
    Object.assign(checked, { [field]: data });
  }
  return accept(checked);
}
