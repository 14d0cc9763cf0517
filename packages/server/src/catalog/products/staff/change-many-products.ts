import type { changeProductsCall } from "@pecacerta/contract/admin/products";
import type { CallResponse } from "@pecacerta/contract/call";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { PublishBlocker } from "@pecacerta/rules/product-state";
import { v7 as uuid } from "uuid";
import type { StaffMember } from "../../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { recordBulkEdit } from "../../bulk-edits/commands.ts";
import { mayChangePrices } from "./change-product.ts";
import type { ProductChangeInput } from "./plan-change.ts";
import type { ProductContentField } from "./product-fields.ts";
import { looksAtFitments, saveProducts } from "./save-products.ts";
import { findStoredRevisions, hasTooManyFitments } from "./stored-products.ts";

type RowDetails = {
  errors?: Record<string, string>;
  conflicts?: ProductContentField[];
  blockers?: PublishBlocker[];
};
type ManyResults = CallResponse<typeof changeProductsCall>["data"];
type ManyInput = { products: readonly ProductChangeInput[]; now: Date };

export async function changeManyProducts(
  tx: TenantTransaction,
  member: StaffMember,
  { products, now }: ManyInput,
): Promise<Outcome<ManyResults, "TOO_MANY_PRODUCTS">> {
  const ids = products.map(({ id }) => id);
  if (products.some(looksAtFitments) && (await hasTooManyFitments(tx, ids))) return refuse("TOO_MANY_PRODUCTS");
  const { actor, name } = member;
  const jobId = uuid();
  const input = { changes: products, now, name, mayChangePrices: mayChangePrices(member), jobId };
  const results = await saveProducts(tx, actor, input);
  const changed = results.flatMap((result) => (result.ok && result.value.changed.length > 0 ? [result.value] : []));
  const action = { kind: "grid", fields: [...new Set(changed.flatMap((row) => row.changed))] };
  await recordBulkEdit(tx, actor, { id: jobId, name, action, products: changed.length, now });
  const refused = products.flatMap(({ id }, at) => (results[at]?.ok ? [] : [id]));
  const revisions = await findStoredRevisions(tx, refused);
  const rows = products.map(({ id }, at): ManyResults["products"][number] => {
    const result = results[at];
    if (!result || result.ok) return { id, revision: result?.value.revision ?? 0, refusal: null };
    const { errors, conflicts, blockers } = (result.details ?? {}) as RowDetails;
    return { id, revision: revisions.get(id) ?? 0, refusal: result.refusal, errors, conflicts, blockers };
  });
  return accept({ job_id: changed.length > 0 ? jobId : null, products: rows });
}
