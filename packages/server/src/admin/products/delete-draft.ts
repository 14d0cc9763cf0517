import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, sql } from "drizzle-orm";
import { findStoredProducts } from "../../catalog/products/staff/stored-products.ts";
import { deleteRedirectsTo } from "../../catalog/redirects/commands.ts";
import { lockStock } from "../../catalog/stock/lock-stock.ts";
import { shareCatalogStructure } from "../../catalog/structure-lock.ts";
import { products } from "../../catalog/tables.ts";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** Deletes a draft of which nothing else tells. Its number and address are free again. */
export async function deleteDraftProduct(
  tx: TenantTransaction,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<Outcome<undefined, "PRODUCT_NOT_FOUND" | "PRODUCT_IN_USE">> {
  await shareCatalogStructure(tx);
  const draft = (await findStoredProducts(tx, [id], { lock: true, withFitments: false })).get(id);
  if (!draft) return refuse("PRODUCT_NOT_FOUND");
  // A checkout holds the stock until its order is visible.
  const [stock] = await lockStock(tx, [id]);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, tx.companyId), eq(products.id, id)))
    .for("update");
  if (draft.state !== "draft" || (stock?.onHand ?? 0) > 0 || (await hasRecords(tx, id)))
    return refuse("PRODUCT_IN_USE");
  await deleteRedirectsTo(tx, "product", id);
  await tx.delete(products).where(and(eq(products.companyId, tx.companyId), eq(products.id, id)));
  const { name, sku } = draft.content;
  const entry = { action: "product.deleted", subjectKind: "product", subjectId: id, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before: { name, sku } });
  return accept(undefined);
}

async function hasRecords(tx: TenantTransaction, id: string): Promise<boolean> {
  const { companyId } = tx;
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select from order_items where company_id = ${companyId} and product_id = ${id})
      or exists (select from bids where company_id = ${companyId} and product_id = ${id})
      or exists (select from questions where company_id = ${companyId} and product_id = ${id})
      or exists (select from stock_moves where company_id = ${companyId} and product_id = ${id})
      or exists (select from stock_alerts where company_id = ${companyId} and product_id = ${id})
      or exists (select from reviews where company_id = ${companyId} and product_id = ${id}) as found`);
  return rows[0]?.found ?? false;
}
