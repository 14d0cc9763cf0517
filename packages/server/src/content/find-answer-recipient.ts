import { partName } from "@pecacerta/rules/part-number";
import { and, eq, sql } from "drizzle-orm";
import { namedPartSql } from "../catalog/part-names/part-name.ts";
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
    .select({
      to: customers.email,
      slug: products.slug,
      part: namedPartSql(tx.companyId, sql`${products.id}`),
    })
    .from(customers)
    .innerJoin(products, and(eq(products.companyId, customers.companyId), eq(products.id, productId)))
    .where(and(eq(customers.companyId, tx.companyId), eq(customers.id, customerId)));
  if (!recipient?.part) return undefined;
  return { to: recipient.to, customerId, product: partName(recipient.part), path: `/products/${recipient.slug}` };
}
