import { BID_ORDER_MS, type BidEvent, bidStatusAt, nextBidStatus } from "@pecacerta/rules/bid";
import type { Centavos } from "@pecacerta/rules/money";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, type SQL } from "drizzle-orm";
import { reserveStock } from "../../catalog/stock/commands.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { addCartLine, removeCartLine } from "../cart/commands.ts";
import { bids } from "../tables/bids.ts";

export type BidEventInput = { id: string; now: Date };
export type CloseBidOutcome = Outcome<undefined, "BID_NOT_FOUND" | "BID_CLOSED">;
export type AcceptBidOutcome = Outcome<undefined, "BID_NOT_FOUND" | "BID_CLOSED" | "OUT_OF_STOCK">;

export async function acceptAndReserve(
  tx: TenantTransaction,
  event: "accept" | "agree",
  where: SQL | undefined,
  now: Date,
): Promise<AcceptBidOutcome> {
  const expiresAt = new Date(now.getTime() + BID_ORDER_MS);
  const outcome = await applyBidEvent(tx, event, where, { now, expiresAt });
  if (!outcome.ok) return outcome;
  const { customerId, productId, quantity } = outcome.value;
  if (!(await reserveStock(tx, { productId, quantity }))) return refuse("OUT_OF_STOCK");
  // Refused for a product with options: the customer chooses them and adds the line at the bid's price.
  const line = { product_id: productId, options: [], quantity };
  await removeCartLine(tx, customerId, line);
  await addCartLine(tx, customerId, line);
  return accept(undefined);
}

type BidChange = { now: Date; counter?: Centavos; expiresAt?: Date };

/** Returns the row as it was before. */
export async function applyBidEvent(
  tx: TenantTransaction,
  event: BidEvent,
  where: SQL | undefined,
  { now, ...set }: BidChange,
): Promise<Outcome<typeof bids.$inferSelect, "BID_NOT_FOUND" | "BID_CLOSED">> {
  const whereBid = and(eq(bids.companyId, tx.companyId), where);
  const [before] = await tx.select().from(bids).where(whereBid).for("update");
  if (!before) return refuse("BID_NOT_FOUND");
  const isOrdered = before.orderId !== null;
  const currentState = bidStatusAt({ ...before, isOrdered, expiresAt: before.expiresAt.getTime() }, now.getTime());
  const state = isOrdered ? undefined : nextBidStatus(currentState, event);
  if (!state) return refuse("BID_CLOSED");
  const updated = await tx
    .update(bids)
    .set({ ...set, state })
    .where(and(whereBid, eq(bids.state, before.state)));
  return updated.rowCount === 1 ? accept(before) : refuse("BID_CLOSED");
}
