import { type AcceptedBidTerms, matchAcceptedBids } from "@pecacerta/rules/bid";
import { and, eq, inArray, isNull, type Placeholder, sql } from "drizzle-orm";
import { lockStock, releaseStock } from "../../catalog/stock/commands.ts";
import { prepareStatement } from "../../platform/database/prepare-statement.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../tables/bids.ts";

/** An accepted offer that waits to be ordered: `price` in centavos for one piece. */
export type AcceptedBid = AcceptedBidTerms & { id: string };
type Line = { productId: string; quantity: number };

/** What a customer may order at a price of their own, as of now. */
export const findAcceptedBids = (tx: TenantTransaction, customerId: string, now: Date): Promise<AcceptedBid[]> =>
  selectAcceptedBids(tx.client, { company: tx.companyId, customer: customerId, now });

/**
 * Takes up the accepted offers that these lines are ordered under, each for this transaction alone, and gives back what
 * was set aside for them: from here on the lines are ordered like any others, but at the prices that were agreed on.
 */
export async function consumeAcceptedBids(
  tx: TenantTransaction,
  { customerId, lines, now }: { customerId: string; lines: readonly Line[]; now: Date },
): Promise<AcceptedBid[]> {
  const offers = await lockAcceptedBids(tx.client, { company: tx.companyId, customer: customerId, now });
  const taken = matchAcceptedBids(lines, offers).filter((offer) => offer !== undefined);
  if (taken.length === 0) return taken;
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  await releaseStock(tx, taken);
  return taken;
}

/** Writes down in which order the offers were used: once. */
export async function markBidsOrdered(
  tx: TenantTransaction,
  offers: readonly AcceptedBid[],
  orderId: string,
): Promise<void> {
  if (offers.length === 0) return;
  const ids = offers.map(({ id }) => id);
  const noted = await tx
    .update(bids)
    .set({ orderId })
    .where(
      and(eq(bids.companyId, tx.companyId), inArray(bids.id, ids), eq(bids.state, "accepted"), isNull(bids.orderId)),
    );
  if (noted.rowCount !== offers.length) throw new Error("An offer was ordered twice");
}

type QueryParameter = "company" | "customer" | "now";

const acceptedBidsSql = (value: (name: QueryParameter) => Placeholder) => sql`
  select id, product_id as "productId", coalesce(counter, value) as price, quantity from bids
  where company_id = ${value("company")} and customer_id = ${value("customer")}
    and state = 'accepted' and order_id is null and expires_at > ${value("now")}
  order by product_id`;

const selectAcceptedBids = prepareStatement<QueryParameter, AcceptedBid>("bids-agreed", acceptedBidsSql);

const lockAcceptedBids = prepareStatement<QueryParameter, AcceptedBid>(
  "bids-agreed-locked",
  (value) => sql`${acceptedBidsSql(value)} for update`,
);
