import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { productFieldInputs } from "@pecacerta/contract/admin/product-inputs";
import type { FieldErrorKey } from "@pecacerta/contract/refusals";
import { BULK_LIST_FIELDS, BULK_TEXT_FIELDS, type BulkAction, planBulkEdit } from "@pecacerta/rules/bulk-edit";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { PRICE_FIELDS } from "@pecacerta/rules/product-prices";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type CatalogReferences, readCatalogReferences } from "../products/catalog-references.ts";
import { type PlannedChange, type ProductChangeInput, pick, planChange } from "../products/staff/plan-change.ts";
import type { ContentChanges, ProductContentField } from "../products/staff/product-fields.ts";
import { FITMENT_FIELDS, hasAny, type SaveDetails, type SaveRefusal } from "../products/staff/save-products.ts";
import { findStoredProducts, hasTooManyFitments, type ProductWithContent } from "../products/staff/stored-products.ts";

export type SelectionAction = BulkAction<ContentChanges>;

type PlannedRow = { change: ProductChangeInput; planned: PlannedChange };
export type RowPlan = { stored: ProductWithContent; outcome: Outcome<PlannedRow, SaveRefusal, SaveDetails> };
export type SelectionPlan = { tag: string; rows: RowPlan[] };

type PlanInput = { ids: readonly string[]; action: SelectionAction; mayChangePrices: boolean; now: Date };

/** Reads without locks. Products that do not exist have no row. */
export async function planSelection(
  tx: TenantTransaction,
  input: PlanInput,
): Promise<Outcome<SelectionPlan, "TOO_MANY_PRODUCTS">> {
  const { ids, action, now } = input;
  const withFitments = fieldsOf(action).some((field) => FITMENT_FIELDS.has(field));
  if (withFitments && (await hasTooManyFitments(tx, ids))) return refuse("TOO_MANY_PRODUCTS");
  const stored = [...(await findStoredProducts(tx, ids, { withFitments })).values()];
  const brands = action.kind === "set" && action.changes.brand !== undefined ? [action.changes.brand] : [];
  const refs = await readCatalogReferences(tx, [...brands, ...stored.map(({ content }) => content.brand)]);
  const rows = stored.map((product) => ({ stored: product, outcome: planRow(product, { ...input, refs, now }) }));
  return accept({ tag: tagOf(stored, action), rows });
}

/** Another product, another revision or another action has another tag. */
function tagOf(stored: readonly ProductWithContent[], action: SelectionAction): string {
  const revisions = stored.map(({ id, revision }) => [id, revision]);
  return createHash("sha256")
    .update(JSON.stringify([revisions, action]))
    .digest("base64url");
}

type RowInput = PlanInput & { refs: CatalogReferences };

function planRow(stored: ProductWithContent, { action, mayChangePrices, refs, now }: RowInput): RowPlan["outcome"] {
  // Before anything is computed: what a cost allows tells what it is.
  if (!mayChangePrices && isAboutPrices(action)) return refuse("FORBIDDEN");
  const edit = planBulkEdit(stored.content, action);
  if (!edit.ok) return edit;
  const checked = action.kind === "set" ? accept(action.changes) : checkValues(stored, edit.value as ContentChanges);
  if (!checked.ok) return checked;
  const fields = Object.keys(checked.value) as ProductContentField[];
  const change = {
    id: stored.id,
    changes: checked.value,
    base: pick(stored.content, fields),
    revision: stored.revision,
  };
  const planned = planChange(stored, change, { refs, now, isByStaff: true });
  return planned.ok ? accept({ change, planned: planned.value }) : planned;
}

function fieldsOf(action: SelectionAction): readonly string[] {
  if (action.kind === "set") return Object.keys(action.changes);
  return "field" in action ? [action.field] : [action.kind];
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
