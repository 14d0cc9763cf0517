import type { BidDto } from "@pecacerta/contract/bids";
import { partName } from "@pecacerta/rules/part-number";
import { and, eq, sql } from "drizzle-orm";
import { findPartName, namedPartSql } from "../../catalog/part-names/part-name.ts";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ADMIN_PATH } from "../../platform/http/admin-host.ts";
import { queueMail, queueMails } from "../../platform/mail/commands.ts";
import { bids } from "../tables/bids.ts";

export async function queueBidAnsweredMail(
  tx: TenantTransaction,
  id: string,
  response: "accepted" | "countered" | "refused",
): Promise<void> {
  const [row] = await tx
    .select({
      bid: bids,
      name: customers.name,
      to: customers.email,
      part: namedPartSql(tx.companyId, sql`${bids.productId}`),
    })
    .from(bids)
    .innerJoin(customers, and(eq(customers.companyId, bids.companyId), eq(customers.id, bids.customerId)))
    .where(and(eq(bids.companyId, tx.companyId), eq(bids.id, id)));
  if (!row) return;
  const { bid, name, to, part } = row;
  const { quantity, expiresAt } = bid;
  const value = response === "countered" ? (bid.counter ?? bid.value) : bid.value;
  const content = {
    name,
    product: part ? partName(part) : "",
    path: "/account/bid",
    answer: response,
    value,
    quantity,
    until: expiresAt.toISOString(),
  } as const;
  await queueMail(tx, { template: "bid-answered", to, customerId: bid.customerId, content });
}

type StaffBidMails = { bid: BidDto; to: readonly string[]; companySlug: string };

/** Leaves the customer's message out: not everybody who answers bids may see a customer's data. */
export async function queueStaffBidMails(
  tx: TenantTransaction,
  { bid: { id, product, value, quantity, expiresAt }, to, companySlug }: StaffBidMails,
  now: Date,
): Promise<void> {
  const path = `${ADMIN_PATH}/${companySlug}/caixa/bids/${id}` as const;
  const content = { product: await findPartName(tx, product.id), path, value, quantity, until: expiresAt };
  await queueMails(tx, { template: "staff-new-bid", to, content }, now);
}
