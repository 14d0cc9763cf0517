import { type AcceptedBidTerms, matchAcceptedBids } from "@pecacerta/rules/bid";
import { and, eq, inArray, isNull, type Placeholder, sql } from "drizzle-orm";
import { type ProductQuantity, releaseStock } from "../../catalog/stock/commands.ts";
import { lockStock } from "../../catalog/stock/lock-stock.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../tables/bids.ts";

/** Not ordered yet. `price` is that of one piece. */
export type AcceptedBid = AcceptedBidTerms & { id: string };

export const findAcceptedBids = (tx: TenantTransaction, customerId: string, now: Date): Promise<AcceptedBid[]> =>
  selectAcceptedBids(tx.client, { company: tx.companyId, customer: customerId, now });

/** Returns each line's bid by its index. Releases the stock that was reserved for them. */
export async function consumeAcceptedBids(
  tx: TenantTransaction,
  { customerId, lines, now }: { customerId: string; lines: readonly ProductQuantity[]; now: Date },
): Promise<(AcceptedBid | undefined)[]> {
  const accepted = await lockAcceptedBids(tx.client, { company: tx.companyId, customer: customerId, now });
  const bidsByLine = matchAcceptedBids(lines, accepted);
  const matched = bidsByLine.filter((bid) => bid !== undefined);
  if (matched.length === 0) return bidsByLine;
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  await releaseStock(tx, matched);
  return bidsByLine;
}

/** Throws if a bid has been ordered before. */
export async function markBidsOrdered(
  tx: TenantTransaction,
  orderedBids: readonly AcceptedBid[],
  orderId: string,
): Promise<void> {
  if (orderedBids.length === 0) return;
  const ids = orderedBids.map(({ id }) => id);
  const updated = await tx
    .update(bids)
    .set({ orderId })
    .where(
      and(eq(bids.companyId, tx.companyId), inArray(bids.id, ids), eq(bids.state, "accepted"), isNull(bids.orderId)),
    );
  if (updated.rowCount !== orderedBids.length) throw new Error("A bid was ordered twice");
}

type QueryParameter = "company" | "customer" | "now";

const acceptedBidsSql = (value: (name: QueryParameter) => Placeholder) => sql`
  select id, product_id as "productId", coalesce(counter, value) as price, quantity from bids
  where company_id = ${value("company")} and customer_id = ${value("customer")}
    and state = 'accepted' and order_id is null and expires_at > ${value("now")}
  order by product_id`;

const selectAcceptedBids = prepareStatement<QueryParameter, AcceptedBid>("accepted-bids", acceptedBidsSql);

const lockAcceptedBids = prepareStatement<QueryParameter, AcceptedBid>(
  "accepted-bids-for-update",
  (value) => sql`${acceptedBidsSql(value)} for update`,
);
