import { and, eq, sql } from "drizzle-orm";
import { products } from "../../catalog/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

const whereProduct = (tx: TenantTransaction, id: string) =>
  and(eq(products.companyId, tx.companyId), eq(products.id, id));

/** Serializes concurrent changes of the product's rating: lock it before its reviews. */
export async function lockRatedProduct(tx: TenantTransaction, id: string): Promise<{ published: boolean } | undefined> {
  const [product] = await tx
    .select({ published: products.published })
    .from(products)
    .where(whereProduct(tx, id))
    .for("no key update");
  return product;
}

export async function updateRating(
  tx: TenantTransaction,
  productId: string,
  change: { sum: number; count: number },
): Promise<void> {
  if (change.sum === 0 && change.count === 0) return;
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${change.sum}`,
      ratingCount: sql`${products.ratingCount} + ${change.count}`,
    })
    .where(whereProduct(tx, productId));
}
