import type { RefusedProductDto } from "@pecacerta/contract/admin/selections";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { PRICE_FIELDS, withoutEndedSale } from "@pecacerta/rules/product-prices";
import { and, asc, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockBulkEdit, markUndone, recordBulkEdit } from "../bulk-edits/commands.ts";
import { findNamedParts, NO_PART } from "../part-names/part-name.ts";
import { mayChangePrices } from "../products/staff/change-product.ts";
import { hasAny, pick } from "../products/staff/plan-change.ts";
import type { ContentChanges, ProductContentField } from "../products/staff/product-fields.ts";
import { type ProductSaveResult, saveProducts } from "../products/staff/save-products.ts";
import { productRevisions } from "../products/tables.ts";
import { planEdit, type SelectionAction } from "./plan-edit.ts";
import { toRefused } from "./preview-selection.ts";
import { readSelection, type SelectionInput, type SelectionRefusal } from "./read-selection.ts";

type AppliedSelection = { job_id: string | null; changed: number; unchanged: number; refused: RefusedProductDto[] };

/** Changes what the preview with this tag has shown. */
export async function applySelection(
  tx: TenantTransaction,
  member: StaffMember,
  { tag, ...input }: SelectionInput & { tag: string },
): Promise<Outcome<AppliedSelection, SelectionRefusal | "SELECTION_MOVED">> {
  const found = await readSelection(tx, member, input);
  if (!found.ok) return found;
  if (found.value.tag !== tag) return refuse("SELECTION_MOVED");
  const rows = found.value.stored.map((stored) => ({ stored, edit: planEdit(stored, found.value) }));
  const edited = rows.flatMap(({ stored, edit }) => (edit.ok ? [{ stored, change: edit.value }] : []));
  const jobId = uuid();
  const results = await save(tx, member, { changes: edited.map(({ change }) => change), now: input.now, jobId });
  const changed = results.filter((result) => result.ok && result.value.changed.length > 0).length;
  const { actor, name } = member;
  const action = recorded(input.action);
  await recordBulkEdit(tx, actor, { id: jobId, name, action, products: changed, now: input.now });
  const refused = [
    ...rows.flatMap(({ stored, edit }) => (edit.ok ? [] : [toRefused(stored, edit)])),
    ...edited.flatMap(({ stored }, at) => refusedBy(stored, results[at] as ProductSaveResult)),
  ];
  return accept({
    job_id: changed > 0 ? jobId : null,
    changed,
    unchanged: rows.length - changed - refused.length,
    refused,
  });
}

const refusedBy = (product: Parameters<typeof toRefused>[0], result: ProductSaveResult): RefusedProductDto[] =>
  result.ok ? [] : [toRefused(product, result)];

/** The revisions hold the fitments, of which there may be hundreds. */
const recorded = (action: SelectionAction) =>
  action.kind === "fitments" ? { kind: action.kind, mode: action.mode } : action;

const save = (
  tx: TenantTransaction,
  member: StaffMember,
  input: Pick<Parameters<typeof saveProducts>[2], "changes" | "now" | "jobId">,
) => saveProducts(tx, member.actor, { ...input, name: member.name, mayChangePrices: mayChangePrices(member) });

/** Within 30 days, once. Rows that were changed since keep their values. Nothing without the permission for prices. */
export async function undoSelection(
  tx: TenantTransaction,
  member: StaffMember,
  { job_id: jobId, now }: { job_id: string; now: Date },
): Promise<Outcome<{ restored: number; kept: RefusedProductDto[] }, "REVISION_NOT_FOUND" | "UNDO_OVER" | "FORBIDDEN">> {
  const edit = { id: jobId, now };
  const lock = await lockBulkEdit(tx, edit);
  if (!lock.ok) return lock;
  const { productId, revision, changed, before, after } = productRevisions;
  const entries = await tx
    .select({ productId, revision, changed, before, after })
    .from(productRevisions)
    .where(and(eq(productRevisions.companyId, tx.companyId), inArray(productRevisions.jobId, [jobId])))
    .orderBy(asc(productId));
  if (entries.length === 0) return refuse("REVISION_NOT_FOUND");
  const changes = entries.map((entry) => {
    const fields = entry.changed as ProductContentField[];
    const [old, base] = [entry.before as ContentChanges, entry.after as ContentChanges];
    const changes = withoutEndedSale(pick(old, fields), now.toISOString());
    const known = { base: pick(base, fields), isFromHistory: true, undoneRevision: entry.revision };
    return { id: entry.productId, changes, ...known };
  });
  if (!mayChangePrices(member) && changes.some((change) => hasAny(change.changes, PRICE_FIELDS)))
    return refuse("FORBIDDEN");
  const results = await save(tx, member, { changes, now, jobId: uuid() });
  const parts = await findNamedParts(
    tx,
    entries.map((entry) => entry.productId),
  );
  const unrestored = entries.flatMap(({ productId: id }, at) =>
    refusedBy({ id, content: parts.get(id) ?? NO_PART }, results[at] as ProductSaveResult),
  );
  const restored = entries.length - unrestored.length;
  // What another reason refused can be undone once that is gone.
  const isDone = unrestored.every(({ refusal }) => refusal === "CHANGED_MEANWHILE");
  if (restored > 0 && isDone) await markUndone(tx, edit);
  return accept({ restored, kept: unrestored });
}
