import type { BidDto } from "@pecacerta/contract/bids";
import {
  BID_RESPONSE_MS,
  bidStatusesAllowing,
  isAllowedBidValue,
  MAX_ACTIVE_BIDS,
  nextBidStatus,
} from "@pecacerta/rules/bid";
import type { Centavos } from "@pecacerta/rules/money";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, asc, eq, gt, inArray, isNull, lte, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { findSellableProducts } from "../../catalog/products/sellable-products.ts";
import { releaseStock } from "../../catalog/stock/commands.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../tables/bids.ts";
import {
  type AcceptBidOutcome,
  acceptAndReserve,
  applyBidEvent,
  type BidEventInput,
  type CloseBidOutcome,
} from "./bid-events.ts";
import { findBidById } from "./queries.ts";

/** `value` is the price of one piece. */
export type CreateBidInput = { productId: string; value: Centavos; quantity: number; message: string };
type CreateBidOutcome = Outcome<
  BidDto,
  "PRODUCT_NOT_FOUND" | "INVALID_BID_VALUE" | "BID_ALREADY_OPEN" | "BIDS_FULL",
  { errors: Record<string, string> }
>;

/** A customer has at most one open bid per product. */
export async function createBid(
  tx: TenantTransaction,
  customerId: string,
  { productId, value, quantity, message }: CreateBidInput,
  now: Date,
): Promise<CreateBidOutcome> {
  const product = (await findSellableProducts(tx, [productId])).get(productId);
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  if (!isAllowedBidValue(value, product.price))
    return refuse("INVALID_BID_VALUE", { errors: { value: "INVALID_BID_VALUE" } });
  // The expiry job may not have run yet: an expired bid must not block the next one.
  await expireBids(tx, now, and(eq(bids.customerId, customerId), eq(bids.productId, productId)));
  if ((await countActiveBids(tx, customerId, now)) >= MAX_ACTIVE_BIDS) return refuse("BIDS_FULL");
  const id = uuid();
  const expiresAt = new Date(now.getTime() + BID_RESPONSE_MS);
  const inserted = await tx
    .insert(bids)
    .values({ companyId: tx.companyId, id, customerId, productId, value, quantity, message, createdAt: now, expiresAt })
    .onConflictDoNothing();
  const bid = inserted.rowCount === 1 ? await findBidById(tx, id, now) : undefined;
  return bid ? accept(bid) : refuse("BID_ALREADY_OPEN");
}

const countActiveBids = (tx: TenantTransaction, customerId: string, now: Date): Promise<number> =>
  tx.$count(
    bids,
    and(
      ownedBy(bids, tx, customerId),
      inArray(bids.state, bidStatusesAllowing("expire")),
      isNull(bids.orderId),
      gt(bids.expiresAt, now),
    ),
  );

export const acceptCounterBid = (
  tx: TenantTransaction,
  customerId: string,
  { id, now }: BidEventInput,
): Promise<AcceptBidOutcome> =>
  acceptAndReserve(tx, "agree", and(eq(bids.id, id), eq(bids.customerId, customerId)), now);

export async function withdrawBid(
  tx: TenantTransaction,
  customerId: string,
  { id, now }: BidEventInput,
): Promise<CloseBidOutcome> {
  const outcome = await applyBidEvent(tx, "withdraw", and(eq(bids.id, id), eq(bids.customerId, customerId)), { now });
  if (!outcome.ok) return outcome;
  if (outcome.value.state === "accepted") await releaseStock(tx, [outcome.value]);
  return accept(undefined);
}

/** Also releases the reserved stock. Returns the number of expired bids. */
export async function expireBids(tx: TenantTransaction, now: Date, where?: SQL): Promise<number> {
  const due = await tx
    .select()
    .from(bids)
    .where(
      and(
        eq(bids.companyId, tx.companyId),
        inArray(bids.state, bidStatusesAllowing("expire")),
        isNull(bids.orderId),
        lte(bids.expiresAt, now),
        where,
      ),
    )
    // Every transaction locks stock in ascending order of product.
    .orderBy(asc(bids.productId), asc(bids.id))
    .for("update", { skipLocked: true });
  for (const [state, expiring] of Map.groupBy(due, (bid) => nextBidStatus(bid.state, "expire"))) {
    const ids = expiring.map(({ id }) => id);
    await tx
      .update(bids)
      .set({ state })
      .where(and(eq(bids.companyId, tx.companyId), inArray(bids.id, ids)));
  }
  await releaseStock(
    tx,
    due.filter(({ state }) => state === "accepted"),
  );
  return due.length;
}
