import { and, eq } from "drizzle-orm";
import { products } from "../../catalog/tables.ts";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { queueMail } from "../../platform/mail/commands.ts";
import { bids } from "../tables/bids.ts";

export async function queueBidAnsweredMail(
  tx: TenantTransaction,
  id: string,
  response: "accepted" | "countered" | "refused",
): Promise<void> {
  const [row] = await tx
    .select({ bid: bids, product: products.name, name: customers.name, to: customers.email })
    .from(bids)
    .innerJoin(products, and(eq(products.companyId, bids.companyId), eq(products.id, bids.productId)))
    .innerJoin(customers, and(eq(customers.companyId, bids.companyId), eq(customers.id, bids.customerId)))
    .where(and(eq(bids.companyId, tx.companyId), eq(bids.id, id)));
  if (!row) return;
  const { bid, product, name, to } = row;
  const { quantity, expiresAt } = bid;
  const value = response === "countered" ? (bid.counter ?? bid.value) : bid.value;
  const content = {
    name,
    product,
    path: "/account/bid",
    answer: response,
    value,
    quantity,
    until: expiresAt.toISOString(),
  } as const;
  await queueMail(tx, { template: "bid-answered", to, customerId: bid.customerId, content });
}
