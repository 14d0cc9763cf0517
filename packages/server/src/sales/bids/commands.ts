import type { BidDto } from "@pecacerta/contract/bids";
import {
  BID_ORDER_MS,
  BID_RESPONSE_MS,
  type BidEvent,
  bidStatusAt,
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
import { releaseStock, reserveStock } from "../../catalog/stock/commands.ts";
import { products } from "../../catalog/tables.ts";
import { ownedBy } from "../../customers/owned-by.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { addCartLine, removeCartLine } from "../cart/commands.ts";
import { bids } from "../tables/bids.ts";
import { queueBidAnsweredMail } from "./mails.ts";
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

type BidEventInput = { id: string; now: Date };
type CloseBidOutcome = Outcome<undefined, "BID_NOT_FOUND" | "BID_CLOSED">;
type AcceptBidOutcome = Outcome<undefined, "BID_NOT_FOUND" | "BID_CLOSED" | "OUT_OF_STOCK">;

/** @forSellers */
export async function acceptBid(tx: TenantTransaction, { id, now }: BidEventInput): Promise<AcceptBidOutcome> {
  const outcome = await acceptAndReserve(tx, "accept", eq(bids.id, id), now);
  if (outcome.ok) await queueBidAnsweredMail(tx, id, "accepted");
  return outcome;
}

export const acceptCounterBid = (
  tx: TenantTransaction,
  customerId: string,
  { id, now }: BidEventInput,
): Promise<AcceptBidOutcome> =>
  acceptAndReserve(tx, "agree", and(eq(bids.id, id), eq(bids.customerId, customerId)), now);

/** @forSellers */
export async function counterBid(
  tx: TenantTransaction,
  { id, counter, now }: BidEventInput & { counter: Centavos },
): Promise<Outcome<undefined, "BID_NOT_FOUND" | "BID_CLOSED" | "INVALID_BID_VALUE">> {
  const [bid] = await tx
    .select({ price: products.price })
    .from(bids)
    .innerJoin(products, and(eq(products.companyId, bids.companyId), eq(products.id, bids.productId)))
    .where(and(eq(bids.companyId, tx.companyId), eq(bids.id, id)));
  if (!bid) return refuse("BID_NOT_FOUND");
  if (!isAllowedBidValue(counter, bid.price)) return refuse("INVALID_BID_VALUE");
  const expiresAt = new Date(now.getTime() + BID_RESPONSE_MS);
  const outcome = await applyEvent(tx, "counter", eq(bids.id, id), { now, counter, expiresAt });
  if (!outcome.ok) return outcome;
  await queueBidAnsweredMail(tx, id, "countered");
  return accept(undefined);
}

/** @forSellers */
export async function refuseBid(tx: TenantTransaction, { id, now }: BidEventInput): Promise<CloseBidOutcome> {
  const outcome = await applyEvent(tx, "refuse", eq(bids.id, id), { now });
  if (!outcome.ok) return outcome;
  await queueBidAnsweredMail(tx, id, "refused");
  return accept(undefined);
}

export async function withdrawBid(
  tx: TenantTransaction,
  customerId: string,
  { id, now }: BidEventInput,
): Promise<CloseBidOutcome> {
  const outcome = await applyEvent(tx, "withdraw", and(eq(bids.id, id), eq(bids.customerId, customerId)), { now });
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

async function acceptAndReserve(
  tx: TenantTransaction,
  event: "accept" | "agree",
  where: SQL | undefined,
  now: Date,
): Promise<AcceptBidOutcome> {
  const expiresAt = new Date(now.getTime() + BID_ORDER_MS);
  const outcome = await applyEvent(tx, event, where, { now, expiresAt });
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
async function applyEvent(
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
