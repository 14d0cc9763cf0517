import type { RefusedProductDto, SelectionPreviewDto } from "@pecacerta/contract/admin/selections";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { PRICE_FIELDS, withoutEndedSale } from "@pecacerta/rules/product-prices";
import { and, asc, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { lockBulkEdit, markUndone, recordBulkEdit } from "../bulk-edits/commands.ts";
import { mayChangePrices } from "../products/staff/change-product.ts";
import { differences } from "../products/staff/differences.ts";
import { pick } from "../products/staff/plan-change.ts";
import type { ContentChanges, ProductContentField } from "../products/staff/product-fields.ts";
import { hasAny, type ProductSaveResult, saveProducts } from "../products/staff/save-products.ts";
import { productRevisions } from "../products/tables.ts";
import { products } from "../tables.ts";
import { findSelection, type ProductSelection } from "./find-selection.ts";
import { planSelection, type RowPlan, type SelectionAction, type SelectionPlan } from "./plan-selection.ts";

type SelectionInput = { selection: ProductSelection; action: SelectionAction; now: Date };
type SelectionRefusal = "TOO_MANY_PRODUCTS" | "FRESH_SIGN_IN_NEEDED";

const MAX_PREVIEWED = 50;
const MAX_ARCHIVED = 100;

export async function previewSelection(
  tx: TenantTransaction,
  member: StaffMember,
  input: SelectionInput,
): Promise<Outcome<SelectionPreviewDto, SelectionRefusal>> {
  const plan = await findPlan(tx, member, input);
  if (!plan.ok) return plan;
  const { tag, rows } = plan.value;
  const changed = rows.flatMap(({ outcome }) =>
    outcome.ok && outcome.value.planned.changed.length > 0 ? [outcome.value.planned] : [],
  );
  const refused = rows.flatMap(({ stored, outcome }) => toRefused(stored.id, stored.content.name, outcome));
  return accept({
    tag,
    total: rows.length,
    changed: changed.length,
    unchanged: rows.length - changed.length - refused.length,
    refused: refused.slice(0, MAX_PREVIEWED),
    rows: changed.slice(0, MAX_PREVIEWED).map(({ stored, after, changed: fields }) => ({
      id: stored.id,
      name: stored.content.name,
      sku: stored.content.sku,
      ...differences(pick(stored.content, fields), pick(after, fields)),
    })) as SelectionPreviewDto["rows"],
  });
}

async function findPlan(
  tx: TenantTransaction,
  member: StaffMember,
  { selection, action, now }: SelectionInput,
): Promise<Outcome<SelectionPlan, SelectionRefusal>> {
  const found = await findSelection(tx, selection);
  if (!found.ok) return found;
  const isArchiving = action.kind === "state" && action.state === "archived";
  if (isArchiving && found.value.length > MAX_ARCHIVED && !member.isFresh) return refuse("FRESH_SIGN_IN_NEEDED");
  const input = { ids: found.value, action, now, mayChangePrices: mayChangePrices(member) };
  return await planSelection(tx, input);
}

type AppliedSelection = { job_id: string | null; changed: number; unchanged: number; refused: RefusedProductDto[] };

/** Changes what the preview with this tag has shown. */
export async function applySelection(
  tx: TenantTransaction,
  member: StaffMember,
  { tag, ...input }: SelectionInput & { tag: string },
): Promise<Outcome<AppliedSelection, SelectionRefusal | "SELECTION_MOVED">> {
  const plan = await findPlan(tx, member, input);
  if (!plan.ok) return plan;
  if (plan.value.tag !== tag) return refuse("SELECTION_MOVED");
  const { rows } = plan.value;
  const planned = rows.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []));
  const jobId = uuid();
  const results = await save(tx, member, { changes: planned.map(({ change }) => change), now: input.now, jobId });
  const changed = results.filter((result) => result.ok && result.value.changed.length > 0).length;
  const { actor, name } = member;
  await recordBulkEdit(tx, actor, {
    id: jobId,
    name,
    action: recorded(input.action),
    products: changed,
    now: input.now,
  });
  const saved = planned.map(({ planned: { stored } }, at) => ({ stored, outcome: results[at] as ProductSaveResult }));
  const refused = [...rows.filter(({ outcome }) => !outcome.ok), ...saved].flatMap(({ stored, outcome }) =>
    toRefused(stored.id, stored.content.name, outcome),
  );
  return accept({
    job_id: changed > 0 ? jobId : null,
    changed,
    unchanged: rows.length - changed - refused.length,
    refused,
  });
}

/** The revisions hold the fitments, of which there may be hundreds. */
const recorded = (action: SelectionAction) =>
  action.kind === "fitments" ? { kind: action.kind, mode: action.mode } : action;

const save = (
  tx: TenantTransaction,
  member: StaffMember,
  input: Pick<Parameters<typeof saveProducts>[2], "changes" | "now" | "jobId">,
) => saveProducts(tx, member.actor, { ...input, name: member.name, mayChangePrices: mayChangePrices(member) });

function toRefused(id: string, name: string, outcome: RowPlan["outcome"] | ProductSaveResult): RefusedProductDto[] {
  if (outcome.ok) return [];
  const { refusal, details } = outcome;
  const errors = details && "errors" in details ? { errors: details.errors } : {};
  const blockers = details && "blockers" in details ? { blockers: details.blockers } : {};
  return [{ id, name, refusal, ...errors, ...blockers }];
}

/** Within 30 days, once. Rows that were changed since keep their values. Nothing without the permission for prices. */
export async function undoSelection(
  tx: TenantTransaction,
  member: StaffMember,
  { job_id: jobId, now }: { job_id: string; now: Date },
): Promise<Outcome<{ restored: number; kept: RefusedProductDto[] }, "REVISION_NOT_FOUND" | "UNDO_OVER" | "FORBIDDEN">> {
  const edit = { id: jobId, now };
  const lock = await lockBulkEdit(tx, edit);
  if (!lock.ok) return lock;
  const { productId, changed, before, after } = productRevisions;
  const entries = await tx
    .select({ productId, changed, before, after, name: products.name })
    .from(productRevisions)
    .innerJoin(products, and(eq(products.companyId, tx.companyId), eq(products.id, productId)))
    .where(and(eq(productRevisions.companyId, tx.companyId), inArray(productRevisions.jobId, [jobId])))
    .orderBy(asc(productId));
  if (entries.length === 0) return refuse("REVISION_NOT_FOUND");
  const changes = entries.map((entry) => {
    const fields = entry.changed as ProductContentField[];
    const [old, base] = [entry.before as ContentChanges, entry.after as ContentChanges];
    const changes = withoutEndedSale(pick(old, fields), now.toISOString());
    return { id: entry.productId, changes, base: pick(base, fields), isFromHistory: true };
  });
  if (!mayChangePrices(member) && changes.some((change) => hasAny(change.changes, PRICE_FIELDS)))
    return refuse("FORBIDDEN");
  const results = await save(tx, member, { changes, now, jobId: uuid() });
  const unrestored = entries.flatMap(({ productId: id, name }, at) =>
    toRefused(id, name, results[at] as ProductSaveResult),
  );
  const restored = entries.length - unrestored.length;
  // What another reason refused can be undone once that is gone.
  const isDone = unrestored.every(({ refusal }) => refusal === "CHANGED_MEANWHILE");
  if (restored > 0 && isDone) await markUndone(tx, edit);
  return accept({ restored, kept: unrestored });
}
