import type { FitmentDraft } from "@pecacerta/rules/fitment-draft";
import { type FitmentMode, mergeFitments } from "@pecacerta/rules/fitment-merge";
import { v7 as uuid } from "uuid";
import type { StaffMember } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { recordBulkEdit } from "../bulk-edits/commands.ts";
import { saveProducts } from "../products/staff/save-products.ts";
import { findStoredProducts } from "../products/staff/stored-products.ts";

type ApplyInput = { products: readonly string[]; mode: FitmentMode; fitments: readonly FitmentDraft[]; now: Date };

/** One job, so that it can be undone as a whole. A product that is changed meanwhile keeps its rows. */
export async function applyFitments(
  tx: TenantTransaction,
  { actor, name }: StaffMember,
  { products, mode, fitments, now }: ApplyInput,
) {
  const ids = [...new Set(products)];
  const stored = await findStoredProducts(tx, ids);
  const jobId = uuid();
  const changes = ids.map((id) => {
    const content = stored.get(id)?.content;
    const current = content?.fitments ?? [];
    const merged = mergeFitments(current, fitments, mode);
    const compatibility = merged.length > 0 ? ("listed" as const) : ("unknown" as const);
    const base = content && { fitments: current, compatibility: content.compatibility };
    return { id, changes: { fitments: merged, compatibility }, base };
  });
  const results = await saveProducts(tx, actor, { changes, now, name, jobId });
  const changed = results.filter((result) => result.ok && result.value.changed.length > 0).length;
  const action = { kind: "fitments", mode };
  await recordBulkEdit(tx, actor, { id: jobId, name, action, products: changed, now });
  const refused = ids.flatMap((id, at) => {
    const result = results[at];
    return !result || result.ok ? [] : [{ id, name: stored.get(id)?.content.name ?? "", refusal: result.refusal }];
  });
  return { job_id: jobId, changed, refused };
}
