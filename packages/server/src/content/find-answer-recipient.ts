import { and, eq } from "drizzle-orm";
import { findPartName } from "../catalog/products/find-part-name.ts";
import { products } from "../catalog/tables.ts";
import { customers } from "../customers/tables.ts";
import type { TenantTransaction } from "../platform/database/tenant.ts";

type AnswerRecipient = { to: string; customerId: string; product: string; path: `/${string}` };

/** Undefined where the account was deleted. */
export async function findAnswerRecipient(
  tx: TenantTransaction,
  { productId, customerId }: { productId: string; customerId: string | null },
): Promise<AnswerRecipient | undefined> {
  if (!customerId) return undefined;
  const [recipient] = await tx
    .select({ to: customers.email, slug: products.slug })
    .from(customers)
    .innerJoin(products, and(eq(products.companyId, customers.companyId), eq(products.id, productId)))
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  if (!recipient) return undefined;
  const product = await findPartName(tx, productId);
  return { to: recipient.to, customerId, product, path: `/products/${recipient.slug}` };
}
