import { createHash } from "node:crypto";
import { MAX_FITMENTS_OF_SELECTION } from "@pecacerta/contract/admin/selections";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { CatalogReferences } from "../products/catalog-references.ts";
import { readCatalogReferences } from "../products/find-catalog-references.ts";
import { mayChangePrices } from "../products/staff/change-product.ts";
import { FITMENT_FIELDS } from "../products/staff/save-products.ts";
import { findStoredProducts, hasTooManyFitments, type ProductWithContent } from "../products/staff/stored-products.ts";
import { findSelection, type ProductSelection } from "./find-selection.ts";
import type { SelectionAction } from "./plan-edit.ts";

export type SelectionInput = { selection: ProductSelection; action: SelectionAction; now: Date };
export type SelectionRefusal = "TOO_MANY_PRODUCTS" | "FRESH_SIGN_IN_NEEDED";

/** Products that do not exist are left out. `tag`: names products, revisions and action. */
export type StoredSelection = {
  tag: string;
  stored: ProductWithContent[];
  refs: CatalogReferences;
  action: SelectionAction;
  mayChangePrices: boolean;
  now: Date;
};

const MAX_ARCHIVED = 100;
const MAX_REPLACED_CHARACTERS = 2_500_000;

export async function readSelection(
  tx: TenantTransaction,
  member: StaffMember,
  { selection, action, now }: SelectionInput,
): Promise<Outcome<StoredSelection, SelectionRefusal>> {
  const found = await findSelection(tx, selection);
  if (!found.ok) return found;
  const ids = found.value;
  const isArchiving = action.kind === "state" && action.state === "archived";
  if (isArchiving && ids.length > MAX_ARCHIVED && !member.isFresh) return refuse("FRESH_SIGN_IN_NEEDED");
  const isRemoving = action.kind === "fitments" && action.mode === "remove";
  const given = isRemoving ? 0 : ids.length * fitmentsOf(action);
  if (given > MAX_FITMENTS_OF_SELECTION) return refuse("TOO_MANY_PRODUCTS");
  const withFitments = fieldsOf(action).some((field) => FITMENT_FIELDS.has(field));
  const most = action.kind === "fitments" ? { most: MAX_FITMENTS_OF_SELECTION - given } : {};
  if (withFitments && (await hasTooManyFitments(tx, ids, most))) return refuse("TOO_MANY_PRODUCTS");
  const stored = [...(await findStoredProducts(tx, ids, { withFitments })).values()];
  if (replacedCharacters(stored, action) > MAX_REPLACED_CHARACTERS) return refuse("TOO_MANY_PRODUCTS");
  const brands = action.kind === "set" && action.changes.brand !== undefined ? [action.changes.brand] : [];
  const heldTexts = stored.map(({ content }) => content.brand);
  const refs = await readCatalogReferences(tx, brands, { heldTexts, locksNew: false });
  const tag = tagOf(stored, action);
  return accept({ tag, stored, refs, action, mayChangePrices: mayChangePrices(member), now });
}

function tagOf(stored: readonly ProductWithContent[], action: SelectionAction): string {
  const revisions = stored.map(({ id, revision }) => [id, revision]);
  return createHash("sha256")
    .update(JSON.stringify([revisions, action]))
    .digest("base64url");
}

export const fitmentsOf = (action: SelectionAction): number =>
  action.kind === "fitments" ? action.fitments.length : 0;

export const replacedCharacters = (stored: readonly ProductWithContent[], action: SelectionAction): number =>
  action.kind === "replace" ? stored.reduce((sum, { content }) => sum + content[action.field].length, 0) : 0;

function fieldsOf(action: SelectionAction): readonly string[] {
  if (action.kind === "set") return Object.keys(action.changes);
  return "field" in action ? [action.field] : [action.kind];
}
