import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { stock } from "./tables.ts";

type StockRow = typeof stock.$inferSelect;
type StockPlaceInput = {
  productId: string;
  shelf?: string | undefined;
  minimum?: number | null | undefined;
  now: Date;
};

/** Shoppers see neither. An input that changes nothing is not recorded. */
export async function changeStockPlace(
  tx: TenantTransaction,
  actor: Actor,
  { productId, now, ...input }: StockPlaceInput,
): Promise<Outcome<StockRow, "PRODUCT_NOT_FOUND">> {
  const whereProduct = and(eq(stock.companyId, tx.companyId), eq(stock.productId, productId));
  const [row] = await tx.select().from(stock).where(whereProduct).for("no key update");
  if (!row) return refuse("PRODUCT_NOT_FOUND");
  const before = { shelf: row.shelf, minimum: row.minimum };
  const { shelf = row.shelf, minimum = row.minimum } = input;
  if (shelf === row.shelf && minimum === row.minimum) return accept(row);
  await tx.update(stock).set({ shelf, minimum }).where(whereProduct);
  const entry = { action: "stock.place-changed", subjectKind: "product", subjectId: productId, at: now };
  await appendAuditEntry(tx, actor, { ...entry, before, after: { shelf, minimum } });
  return accept({ ...row, shelf, minimum });
}
