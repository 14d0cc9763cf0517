import type { BidDto } from "@pecacerta/contract/bids";
import { bidStatusAt } from "@pecacerta/rules/bid";
import { HOUR_MS, secondsLeft } from "@pecacerta/rules/duration";
import { and, count, desc, eq, gt, min, type SQL } from "drizzle-orm";
import { products } from "../../catalog/tables.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { bids } from "../tables/bids.ts";
import { orders } from "../tables/orders.ts";

const MAX_LISTED_BIDS = 100;

/** Newest first; without bids on unpublished products. */
export const findBids = (tx: TenantTransaction, customerId: string, now: Date): Promise<BidDto[]> =>
  selectBids(tx, ownedBy(bids, tx, customerId), now);

export const findBidsOnProduct = (
  tx: TenantTransaction,
  customerId: string,
  productId: string,
  now: Date,
): Promise<BidDto[]> => selectBids(tx, and(ownedBy(bids, tx, customerId), eq(bids.productId, productId)), now);

export const findBidById = async (tx: TenantTransaction, id: string, now: Date): Promise<BidDto | undefined> =>
  (await selectBids(tx, eq(bids.id, id), now))[0];

export const findOwnBid = async (
  tx: TenantTransaction,
  customerId: string,
  id: string,
  now: Date,
): Promise<BidDto | undefined> => (await selectBids(tx, and(ownedBy(bids, tx, customerId), eq(bids.id, id)), now))[0];

/** Seconds until a customer may bid again; 0 below the limit of bids per hour. */
export async function secondsUntilNextBid(
  tx: TenantTransaction,
  customerId: string,
  { perHour, now }: { perHour: number; now: Date },
): Promise<number> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const [recentBids] = await tx
    .select({ number: count(), first: min(bids.createdAt) })
    .from(bids)
    .where(and(ownedBy(bids, tx, customerId), gt(bids.createdAt, hourAgo)));
  if (!recentBids?.first || recentBids.number < perHour) return 0;
  return secondsLeft(HOUR_MS, now.getTime() - recentBids.first.getTime());
}

async function selectBids(tx: TenantTransaction, where: SQL | undefined, now: Date): Promise<BidDto[]> {
  const { id, name, slug, sku, images } = products;
  const rows = await tx
    .select({ bid: bids, product: { id, name, slug, sku, images }, order: orders.number })
    .from(bids)
    .innerJoin(products, and(eq(products.companyId, bids.companyId), eq(products.id, bids.productId)))
    .leftJoin(orders, and(eq(orders.companyId, bids.companyId), eq(orders.id, bids.orderId)))
    .where(and(eq(bids.companyId, tx.companyId), products.published, where))
    .orderBy(desc(bids.createdAt), desc(bids.id))
    .limit(MAX_LISTED_BIDS);
  return rows.map((row) => toBidDto(row, now));
}

type BidRow = {
  bid: typeof bids.$inferSelect;
  product: BidDto["product"];
  order: number | null;
};

function toBidDto({ bid, product, order }: BidRow, now: Date): BidDto {
  const { id, value, quantity, message, state, counter, createdAt, expiresAt, orderId } = bid;
  const stored = { state, isOrdered: orderId !== null, expiresAt: expiresAt.getTime() };
  return {
    id,
    product,
    value,
    quantity,
    message,
    counter,
    status: bidStatusAt(stored, now.getTime()),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    order: order === null ? null : String(order),
  };
}
