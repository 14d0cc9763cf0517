import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { withoutEndedSale } from "@pecacerta/rules/product-prices";
import type { ProductState } from "@pecacerta/rules/product-state";
import type { StaffMember } from "../../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { findChangedBy, findProductRevision } from "./list-revisions.ts";
import { type ProductChangeInput, pick } from "./plan-change.ts";
import type { ProductContentField } from "./product-fields.ts";
import { type ProductSaveResult, type SavedProduct, type SaveRefusal, saveProducts } from "./save-products.ts";

type SaveOneOutcome<Refusal extends string = never> = Outcome<
  SavedProduct,
  SaveRefusal | Refusal,
  Readonly<Record<string, unknown>>
>;
type SaveOneInput = Omit<ProductChangeInput, "revision"> & { revision?: number | undefined; now: Date };

export const mayChangePrices = ({ permissions }: StaffMember): boolean => permissions.has("prices.write");

/** `tag`: of the header If-Match, as `"r7"`. */
export async function changeProduct(
  tx: TenantTransaction,
  member: StaffMember,
  { tag, ...input }: Omit<SaveOneInput, "revision"> & { tag: string | undefined },
): Promise<SaveOneOutcome<"VERSION_NEEDED">> {
  if (tag === undefined) return refuse("VERSION_NEEDED");
  // A tag that no answer has had is older than everything.
  const revision = Number(/^"r([1-9]\d{0,8})"$/.exec(tag)?.[1] ?? 0);
  const outcome = await saveOne(tx, member, { ...input, revision });
  if (outcome.ok || !outcome.details?.errors) return outcome;
  const errors = Object.entries(outcome.details.errors).map(([field, key]) => [`changes.${field}`, key]);
  return refuse(outcome.refusal, { errors: Object.fromEntries(errors) });
}

export const changeProductState = (
  tx: TenantTransaction,
  member: StaffMember,
  { id, state, now }: { id: string; state: ProductState; now: Date },
): Promise<SaveOneOutcome> => saveOne(tx, member, { id, changes: { state }, now });

type RestoreInput = {
  id: string;
  revision: number;
  fields?: readonly ProductContentField[] | undefined;
  force: boolean;
  now: Date;
};

/** Sets fields back to their values before a revision. Without `force`, only where they still have its values. */
export async function restoreProduct(
  tx: TenantTransaction,
  member: StaffMember,
  { id, revision, fields, force, now }: RestoreInput,
): Promise<SaveOneOutcome<"REVISION_NOT_FOUND">> {
  const entry = await findProductRevision(tx, { id, revision });
  if (!entry) return refuse("REVISION_NOT_FOUND");
  const restored = entry.changed.filter((field) => fields === undefined || fields.includes(field));
  if (restored.length === 0) return refuse("VALIDATION_FAILED", { errors: { fields: "ERROR_FORM_INVALID" } });
  const changes = withoutEndedSale(pick(entry.before, restored), now.toISOString());
  const base = force ? undefined : pick(entry.after, entry.changed);
  const undoneRevision = restored.length === entry.changed.length ? revision : undefined;
  return await saveOne(tx, member, { id, changes, base, isFromHistory: true, undoneRevision, now });
}

async function saveOne(
  tx: TenantTransaction,
  member: StaffMember,
  { now, ...change }: SaveOneInput,
): Promise<SaveOneOutcome> {
  const { actor, name } = member;
  const input = { changes: [change], now, name, mayChangePrices: mayChangePrices(member) };
  const [result] = (await saveProducts(tx, actor, input)) as [ProductSaveResult];
  if (result.ok) return accept(result.value);
  const { refusal, details } = result;
  if (!details || !("conflicts" in details)) return details ? refuse(refusal, { ...details }) : refuse(refusal);
  const changedBy = await findChangedBy(tx, { id: change.id, fields: details.conflicts });
  return refuse(refusal, { ...details, changedBy });
}
