import type { PublishBlocker } from "@pecacerta/rules/product-state";
import type { StaffMember } from "../../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { mayChangePrices } from "./change-product.ts";
import type { ProductChangeInput } from "./plan-change.ts";
import type { ProductContentField } from "./product-fields.ts";
import { saveProducts } from "./save-products.ts";
import { findStoredRevisions } from "./stored-products.ts";

type RowDetails = {
  errors?: Record<string, string>;
  conflicts?: ProductContentField[];
  blockers?: PublishBlocker[];
};
type ManyInput = { products: readonly ProductChangeInput[]; now: Date };

export async function changeManyProducts(tx: TenantTransaction, member: StaffMember, { products, now }: ManyInput) {
  const { actor, name } = member;
  const input = { changes: products, now, name, mayChangePrices: mayChangePrices(member) };
  const results = await saveProducts(tx, actor, input);
  const refused = products.flatMap(({ id }, at) => (results[at]?.ok ? [] : [id]));
  const revisions = await findStoredRevisions(tx, refused);
  return products.map(({ id }, at) => {
    const result = results[at];
    if (!result || result.ok) return { id, revision: result?.value.revision ?? 0, refusal: null };
    const { errors, conflicts, blockers } = (result.details ?? {}) as RowDetails;
    return { id, revision: revisions.get(id) ?? 0, refusal: result.refusal, errors, conflicts, blockers };
  });
}
